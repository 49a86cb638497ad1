import 'shared-ui/styles.css'
import './frame/styles.ts'
import './loading/federation.ts'
import { configure } from 'shared-enquiry'
import { optionally, withTimeout } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'
import { BrowserRouter, loadTimeout, whenLoadFails } from 'shared-page/router'
import type { Site } from 'shared-page/site'
import { App } from './App.tsx'
import { startPhoneBar } from './frame/followPage.ts'
import { hydrate } from './hydration/hydrate.ts'
import { leaveStatic } from './loading/leaveStatic.ts'
import { lazyArea, prefetchPage } from './loading/loadArea.ts'
import { loadDocument } from './loading/loadDocument.ts'
import { createRoot } from './loading/reactDom.ts'
import { areaOf, noteReleases } from './loading/releases.ts'
import { followHistory } from './navigation/followHistory.ts'
import { isAtOwnAddress } from './navigation/isAtOwnAddress.ts'
import { restoreScrollOnLoadOnly } from './navigation/restoreScrollOnLoadOnly.ts'
import { watchLinks } from './navigation/watchLinks.ts'
import { reportFault, reportUnsent, startReporting } from './reporting/reportFault.ts'

const site: Site = JSON.parse(document.getElementById('site')?.textContent ?? '')
const root = document.getElementById('main') as HTMLElement

noteReleases(site)
startReporting(site.monitoring)
configure(site.enquiries, reportUnsent)
whenLoadFails((error) => {
  reportFault(error)
  loadDocument()
})

const isOwn = isAtOwnAddress(site.address)
followHistory()
startPhoneBar()
const areas = Object.fromEntries(Object.keys(site.areas).map((name) => [name, lazyArea(name)]))

/**
 * Fetches the code of the page that was served, however long that takes: until then it can be read, and its links and menus
 * are native. There is no second try: a browser remembers a module that failed until the next document.
 */
async function isLoaded() {
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

const tree = (
  <BrowserRouter>
    <App site={site} areas={areas} />
  </BrowserRouter>
)

// A development server prerenders nothing.
if (!root.hasChildNodes()) {
  pageState().laidOut = ''
  createRoot(root).render(tree)
} else if (await isLoaded()) {
  optionally(restoreScrollOnLoadOnly)
  hydrate(root, tree)
} else leaveStatic()

// A development server has no map of its files.
if (import.meta.env.PROD) watchLinks(prefetchPage)
