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
 * Loads the code of the served page, and hydrates the page with the element that `render` returns, inside `<main>`.
 * Without that code the page stays as served.
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
   * Fetches the code of the served page, however long that takes: until then the page can be read, and its links and
   * menus are native. There is no retry: a browser caches the failure of a module until the next document.
   */
  async function loadCurrentArea() {
    const { pathname } = location
    if (!isOwn) return false
    const code = Promise.resolve(areas[areaOf(pathname)]?.preload())
    // Late is not failed. Both are reported.
    withTimeout(code, loadTimeout).catch(reportFault)
    try {
      await code
      // Back or Forward may have changed the URL: its document is already loading.
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

  // A development server has no manifest of its files.
  if (import.meta.env.PROD) prefetchOnHover(prefetchPage)
}
