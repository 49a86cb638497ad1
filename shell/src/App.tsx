import { type ComponentType, type CSSProperties, lazy, useEffect, useRef } from 'react'
import { areaFor } from 'shared-ui/areas'
import type { AreaName, AreaProps, Site } from 'shared-ui/contract'
import { pageState } from 'shared-ui/pageState'
import { SiteContext, useLocation } from 'shared-ui/router'
import styles from './App.module.css'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { NotFound } from './frame/NotFound.tsx'
import { PendingBar } from './frame/PendingBar.tsx'
import { PhoneBar } from './frame/PhoneBar.tsx'
import { SkipLink } from './frame/SkipLink.tsx'
import { useFollowedLinks } from './navigation/followLinks.ts'
import { useNavigation } from './navigation/useNavigation.ts'

// The page of all components in all states. The production build leaves it out.
const System = import.meta.env.DEV ? lazy(() => import('./system/System.tsx')) : undefined

/** The areas' components. */
export type Areas = Readonly<Record<AreaName, ComponentType<AreaProps>>>

interface AppProps {
  site: Site
  areas: Areas
  /** Whether the area's code failed to load: the prerendered content of `main` then stays as it is. */
  isAsServed?: boolean
}

/** The whole site: the frame, and in it the area of the address. */
// Without a Suspense boundary: it would be hydrated a step after the frame, and flash on a navigation.
export function App({ site, areas, isAsServed = false }: AppProps) {
  const { pathname } = useLocation()
  const announcer = useRef<HTMLParagraphElement>(null)
  useFollowedLinks()
  useNavigation(announcer)
  useEffect(() => {
    pageState().hydrated ??= isAsServed ? 'frame' : ''
  }, [isAsServed])
  const name = areaFor(pathname)
  const Area = areas[name]
  // On paper a link says its address: paper.css adds the path.
  const style = { '--host': `"${new URL(site.origin).host}"` } as CSSProperties
  const main = { id: 'main', className: styles.main, tabIndex: -1, style }
  return (
    <SiteContext value={site}>
      <SkipLink />
      <PendingBar />
      <Header areas={site.areas} />
      {isAsServed ? (
        // React leaves what is there alone, as it has no markup to compare it with.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
        <main {...main} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      ) : (
        <main {...main}>
          <ErrorBoundary area={name} page={pathname}>
            {System && pathname === '/_system' ? <System /> : <Area notFound={<NotFound />} origin={site.origin} />}
          </ErrorBoundary>
        </main>
      )}
      <Footer areas={site.areas} />
      <PhoneBar areas={site.areas} />
      <p ref={announcer} className="vh" aria-live="polite" />
    </SiteContext>
  )
}
