import { lazy, useEffect } from 'react'
import { Island } from 'shared-page/area'
import { pageState } from 'shared-page/pageState'
import { areaFor } from 'shared-page/paths'
import { unhydrated, useLocation } from 'shared-page/router'
import type { Site } from 'shared-page/site'
import { isAnyMenuOpen } from './frame/menuController.ts'
import { usePendingBar } from './frame/PendingBar.tsx'
import { updateFrame } from './frame/updateFrame.ts'
import { useLinkInterception } from './host/navigation/linkInterception.ts'
import { useNavigation } from './host/navigation/useNavigation.ts'
import type { Areas } from './host/startHost.tsx'
import { useReveals } from './reveals/useReveals.ts'
import { UnknownUrl } from './UnknownUrl.tsx'

// The page of all components in all states. The production build leaves it out.
const System = import.meta.env.DEV ? lazy(() => import('./system/System.tsx')) : undefined

interface AppProps {
  site: Site
  areas: Areas
}

/**
 * The part of the site that code renders, inside `<main>`: the area of the current path. Everything around it stays as
 * served.
 */
// The boundary stays mounted over every navigation: React shows the previous page until the next one is ready. Compose
// writes the boundary around the markup of an area's build (`inMain` in entry-server.tsx).
export function App({ site, areas }: AppProps) {
  const { pathname } = useLocation()
  useLinkInterception()
  useNavigation({ follow: updateFrame, isBusy: isAnyMenuOpen })
  usePendingBar()
  useReveals(pathname)
  useEffect(() => {
    const note = () => {
      if (unhydrated.getState() > 0) return
      const state = pageState()
      if (state.hydrated === undefined) Object.assign(state, { hydrated: '', scripting: 'enabled' })
    }
    note()
    return unhydrated.subscribe(note)
  }, [])
  const Area = areas[areaFor(site.areas, pathname)]
  return (
    <Island>
      {System && pathname === '/_system' ? <System /> : Area && <Area notFound={<UnknownUrl />} origin={site.origin} />}
    </Island>
  )
}
