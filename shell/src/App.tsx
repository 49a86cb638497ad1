import { type ComponentType, type CSSProperties, lazy, useEffect, useRef } from 'react'
import { areaFor } from 'shared-ui/areas'
import type { AreaName, AreaProps, Site } from 'shared-ui/contract'
import { Island } from 'shared-ui/Island'
import { pageState } from 'shared-ui/pageState'
import { SiteContext, unhydrated, useLocation } from 'shared-ui/router'
import { noMarkup } from 'shared-ui/Static'
import styles from './App.module.css'
import { ErrorBoundary } from './ErrorBoundary.tsx'
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
  /** The prerendered content of `main`, which stays as it is, where the area's code failed to load. */
  asServed?: readonly ChildNode[] | undefined
}

/** What code renders of the site: the area of the address. The frame around it stays as it is served. */
// The boundary around `main` stays over every navigation: React shows the page before until the next one is there.
export function App({ site, areas, asServed }: AppProps) {
  const { pathname } = useLocation()
  const announcer = useRef<HTMLParagraphElement>(null)
  useFollowedLinks()
  useNavigation(announcer)
  useEffect(() => {
    const note = () => {
      if (unhydrated.getState() > 0) return
      pageState().hydrated ??= asServed ? 'frame' : ''
    }
    note()
    return unhydrated.subscribe(note)
  }, [asServed])
  // Whoever leaves the first page before it is hydrated leaves parts of it that never will be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what leaves them.
  useEffect(() => () => unhydrated.setState(0, true), [pathname])
  const name = areaFor(site.areas, pathname)
  const Area = areas[name]
  // On paper a link says its address: paper.css adds the path.
  const style = { '--host': `"${new URL(site.origin).host}"` } as CSSProperties
  const main = { id: 'main', className: styles.main, tabIndex: -1, style }
  return (
    <SiteContext value={site}>
      <Island>
        <PendingBar />
      </Island>
      <Island>
        {asServed ? (
          // React leaves what is there alone, as it has no markup to compare it with.
          <main
            {...main}
            // Where React renders it again, it is empty.
            ref={(place) => {
              if (!place?.hasChildNodes()) place?.append(...asServed)
            }}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what is there alone.
            dangerouslySetInnerHTML={noMarkup}
            suppressHydrationWarning
          />
        ) : (
          <main {...main}>
            <ErrorBoundary area={name} page={pathname}>
              {System && pathname === '/_system' ? (
                <System />
              ) : (
                Area && <Area notFound={<Unknown />} origin={site.origin} />
              )}
            </ErrorBoundary>
          </main>
        )}
      </Island>
      <p ref={announcer} className="vh" aria-live="polite" />
    </SiteContext>
  )
}
