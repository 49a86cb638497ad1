import { type ComponentType, type CSSProperties, lazy, useEffect, useRef } from 'react'
import { areaFor } from 'shared-ui/areas'
import type { AreaName, AreaProps, Site } from 'shared-ui/contract'
import { Island } from 'shared-ui/Island'
import { pageState } from 'shared-ui/pageState'
import { SiteContext, unhydrated, useLocation } from 'shared-ui/router'
import styles from './App.module.css'
import { PendingBar } from './frame/PendingBar.tsx'
import { useFollowedLinks } from './navigation/followLinks.ts'
import { useNavigation } from './navigation/useNavigation.ts'
import { Unknown } from './Unknown.tsx'

// The page of all components in all states. The production build leaves it out.
const System = import.meta.env.DEV ? lazy(() => import('./system/System.tsx')) : undefined

export type Areas = Readonly<Record<AreaName, ComponentType<AreaProps>>>

interface AppProps {
  site: Site
  areas: Areas
}

/** What code renders of the site: the area of the address. The frame around it stays as it is served. */
// The boundary around `main` stays over every navigation: React shows the page before until the next one is there.
export function App({ site, areas }: AppProps) {
  const { pathname } = useLocation()
  const announcer = useRef<HTMLParagraphElement>(null)
  useFollowedLinks()
  useNavigation(announcer)
  useEffect(() => {
    const note = () => {
      if (unhydrated.getState() > 0) return
      pageState().hydrated ??= ''
    }
    note()
    return unhydrated.subscribe(note)
  }, [])
  // Whoever leaves the first page before it is hydrated leaves parts of it that never will be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what leaves them.
  useEffect(() => () => unhydrated.setState(0, true), [pathname])
  const Area = areas[areaFor(site.areas, pathname)]
  // On paper a link says its address: paper.css adds the path.
  const style = { '--host': `"${new URL(site.origin).host}"` } as CSSProperties
  const main = { id: 'main', className: styles.main, tabIndex: -1, style }
  return (
    <SiteContext value={site}>
      <Island>
        <PendingBar />
      </Island>
      <Island>
        <main {...main}>
          {System && pathname === '/_system' ? (
            <System />
          ) : (
            Area && <Area notFound={<Unknown />} origin={site.origin} />
          )}
        </main>
      </Island>
      <p ref={announcer} className="vh" aria-live="polite" />
    </SiteContext>
  )
}
