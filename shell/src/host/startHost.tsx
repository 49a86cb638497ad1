import './loading/federation.ts'
import type { ComponentType, ReactNode } from 'react'
import { optionally, withTimeout } from 'shared-page/browser'
import type { AreaName, AreaProps } from 'shared-page/contract'
import { pageState } from 'shared-page/pageState'
import { BrowserRouter, loadTimeout, whenLoadFails } from 'shared-page/router'
import type { Site } from 'shared-page/site'
import { hydrate } from './hydration/hydrate.ts'
import { leaveStatic } from './loading/leaveStatic.ts'
import { lazyArea, prefetchPage } from './loading/loadArea.ts'
import { loadDocument } from './loading/loadDocument.ts'
import { areaOf, noteReleases } from './loading/loadedReleases.ts'
import { createRoot } from './loading/reactDom.ts'
import { deferPopstate } from './navigation/deferPopstate.ts'
import { isExpectedUrl } from './navigation/isExpectedUrl.ts'
import { prefetchOnHover } from './navigation/prefetchOnHover.ts'
import { restoreScrollOnLoadOnly } from './navigation/restoreScrollOnLoadOnly.ts'
import { reportFault, startReporting } from './reporting/reportFault.ts'

export type Areas = Readonly<Record<AreaName, ComponentType<AreaProps>>>

/**
 * Loads the code of the page that was served, and hydrates it with what `render` returns: the element inside `<main>`. Without
 * that code the page stays as it was served.
 */
export async function startHost(render: (site: Site, areas: Areas) => ReactNode) {
  const site: Site = JSON.parse(document.getElementById('site')?.textContent ?? '')
  const root = document.getElementById('main') as HTMLElement

  noteReleases(site)
  startReporting(site.monitoring)
  whenLoadFails((error) => {
    reportFault(error)
    loadDocument()
  })

  const isOwn = isExpectedUrl(site.path)
  deferPopstate()
  const areas = Object.fromEntries(Object.keys(site.areas).map((name) => [name, lazyArea(name)]))

  /**
   * Fetches the code of the page that was served, however long that takes: until then it can be read, and its links and menus
   * are native. There is no second try: a browser remembers a module that failed until the next document.
   */
  async function loadCurrentArea() {
    const { pathname } = location
    if (!isOwn) return false
    const code = Promise.resolve(areas[areaOf(pathname)]?.preload())
    // Late is not failed. Whoever runs the site hears of both.
    withTimeout(code, loadTimeout).catch(reportFault)
    try {
      await code
      // Back or Forward may have led away: the document of that address is on its way.
      return location.pathname === pathname
    } catch {
      return false
    }
  }

  const tree = <BrowserRouter>{render(site, areas)}</BrowserRouter>

  // A development server prerenders nothing.
  if (!root.hasChildNodes()) {
    pageState().laidOut = ''
    createRoot(root).render(tree)
  } else if (await loadCurrentArea()) {
    optionally(restoreScrollOnLoadOnly)
    hydrate(root, tree)
  } else leaveStatic()

  // A development server has no map of its files.
  if (import.meta.env.PROD) prefetchOnHover(prefetchPage)
}
