import 'shared-ui/styles.css'
import './frame/styles.ts'
import './loading/federation.ts'
import { startTransition } from 'react'
import { configure } from 'shared-enquiry'
import type { Site } from 'shared-ui/contract'
import { importThrough } from 'shared-ui/importing'
import { optionally } from 'shared-ui/optionally'
import { pageState } from 'shared-ui/pageState'
import { BrowserRouter, loadTimeout, whenLoadFails } from 'shared-ui/router'
import { withTimeout } from 'shared-ui/withTimeout'
import { App } from './App.tsx'
import { carryOver } from './boot/carryOver.ts'
import { startPhoneBar } from './frame/followPage.ts'
import { importing } from './loading/importing.ts'
import { lazyArea, prefetchPage } from './loading/loadArea.ts'
import { loadDocument } from './loading/loadDocument.ts'
import { createRoot, hydrateRoot } from './loading/reactDom.ts'
import { areaOf, hasCode, noteReleases } from './loading/releases.ts'
import { followHistory } from './navigation/followHistory.ts'
import { isAtOwnAddress } from './navigation/isAtOwnAddress.ts'
import { restoreScrollOnLoadOnly } from './navigation/restoreScrollOnLoadOnly.ts'
import { watchLinks } from './navigation/watchLinks.ts'
import { reportFault, reportUnsent, startReporting } from './reporting/reportFault.ts'

importThrough(importing)

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
  if (!isOwn || !hasCode(pathname)) return false
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
} else if (!(await isLoaded())) pageState().hydrated = 'served'
// React hydrates a transition in slices, so that no task keeps the visitor's first touch waiting.
else {
  optionally(restoreScrollOnLoadOnly)
  const before = globalThis.beforeHydration
  before?.stop()
  if (before) optionally(() => carryOver(root, before.pressed))
  const served = [...root.childNodes]
  const { pathname } = location
  const showServed = () => Object.assign(pageState(), { hydrated: 'served', laidOut: '' })
  startTransition(() => {
    try {
      hydrateRoot(root, tree, {
        onRecoverableError: (error) => {
          // What React has rendered again stands as high as what it replaces (layout.css).
          pageState().laidOut = ''
          reportFault(error)
        },
        // A page has thrown, and React has removed it. The document of its address is a first page, of which what was
        // served stays: it can still be read and used.
        onUncaughtError: (error) => {
          reportFault(error)
          if (location.pathname !== pathname) return loadDocument()
          root.replaceChildren(...served)
          showServed()
        },
      })
    } catch (error) {
      // React cannot begin, as where `queueMicrotask` throws.
      reportFault(error)
      showServed()
    }
  })
}

// A development server has no map of its files.
if (import.meta.env.PROD) watchLinks(prefetchPage)
