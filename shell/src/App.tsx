import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { areaFor } from 'shared-ui/areas'
import type { Site } from 'shared-ui/contract'
import { pageState } from 'shared-ui/pageState'
import { useLocation } from 'shared-ui/router'
import styles from './App.module.css'
import { Boundary } from './Boundary.tsx'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { NotFound } from './frame/NotFound.tsx'
import { PendingBar } from './frame/PendingBar.tsx'
import { PhoneBar } from './frame/PhoneBar.tsx'
import { Skeleton } from './frame/Skeleton.tsx'
import { SkipLink } from './frame/SkipLink.tsx'
import { useFollowedLinks } from './navigation/useFollowedLinks.ts'
import { useNavigation } from './navigation/useNavigation.ts'
import type { Areas } from './remote.ts'

// Every component in every state, for those who develop them; the production build leaves it out.
const System = import.meta.env.DEV ? lazy(() => import('./system/System.tsx')) : undefined

/** The whole site: the frame, and in it the area of the address. */
export function App({ site, areas }: { site: Site; areas: Areas }) {
  const { pathname } = useLocation()
  const announcer = useRef<HTMLParagraphElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  // A ref besides the state: the effects of the commit that shows the placeholder have to know of it already.
  const isPageShown = useRef(true)
  const wait = useCallback((isShown: boolean) => {
    isPageShown.current = !isShown
    setWaiting(isShown)
  }, [])
  useFollowedLinks()
  useNavigation(announcer, isPageShown, isWaiting)
  useEffect(() => {
    pageState().alive ??= 'frame'
  }, [])
  const name = areaFor(pathname)
  const Area = areas[name]
  return (
    <>
      <SkipLink />
      <PendingBar />
      <Header areas={site.areas} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Boundary area={name} page={pathname}>
          {/* The only boundary: one per area would flash its fallback on every navigation between areas. */}
          <Suspense fallback={<Skeleton onChange={wait} />}>
            {System && pathname === '/_system' ? <System /> : <Area notFound={<NotFound />} origin={site.origin} />}
          </Suspense>
        </Boundary>
      </main>
      <Footer areas={site.areas} />
      <PhoneBar areas={site.areas} />
      <p ref={announcer} className="vh" aria-live="polite" />
    </>
  )
}
