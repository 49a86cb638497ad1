import 'shared-ui/styles.css'
import { sharedModules, sharedVersions } from 'virtual:shared-modules'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { configure } from 'shared-enquiry'
import { areaFor, registered } from 'shared-ui/areas'
import { contractVersion, type Site } from 'shared-ui/contract'
import { importThrough } from 'shared-ui/importing'
import { isHydrated } from 'shared-ui/pageState'
import { BrowserRouter, prerendered } from 'shared-ui/router'
import { provide } from 'shared-ui/shared'
import { App } from './App.tsx'
import { importing } from './importing.ts'
import { fetchAhead } from './navigation/fetchAhead.ts'
import { holdPopstate } from './navigation/holdPopstate.ts'
import { watchLinks } from './navigation/watchLinks.ts'
import { wantsPreview } from './preview/wantsPreview.ts'
import { composition, noteReleases, releaseOf } from './releases.ts'
import { reloadMark } from './reloadMark.ts'
import { areasOf } from './remote.ts'
import { startReporting } from './reporter.ts'
import { reportFault, setReporter } from './reportFault.ts'
import { shareScope } from './shareScope.ts'
import { showFault } from './showFault.ts'

provide(sharedModules)
importThrough(importing)

const composed = JSON.parse(document.getElementById('site')?.textContent ?? 'null') as Site | null
if (!composed) throw new Error('The page carries no JSON block "site": compose it, or start the development servers.')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root" to render into.')

const scope = shareScope(sharedModules, sharedVersions)

noteReleases(composed)
// Fetched only for those who try a remote out.
const isPreview = wantsPreview()
const tried = isPreview
  ? await (await import('./preview/preview.ts')).preview(composed, {
      areaFor,
      releaseOf,
      isHydrated,
      markOf: (name) => registered(name).mark,
      contractVersion,
      scope,
      setReporter,
    })
  : undefined
const site = tried ?? composed
if (tried) noteReleases(tried)

configure(site.enquiries)
const tree = (
  <BrowserRouter>
    <App site={site} areas={areasOf(site, scope)} />
  </BrowserRouter>
)

// The page was not composed with a remote on trial, so it cannot be hydrated with one.
if (root.hasChildNodes() && !tried) {
  prerendered.setState(true)
  holdPopstate()
  // Once the page is hydrated, a later fault may need another document load.
  prerendered.subscribe(reloadMark.clear)
  // React hydrates a transition in slices, so that no task keeps the visitor's first touch waiting.
  startTransition(() => {
    hydrateRoot(root, tree, {
      onRecoverableError: (error) => {
        const area = areaFor(location.pathname)
        reportFault({ area, release: releaseOf(area), page: location.pathname, error })
      },
    })
  })
} else if (import.meta.env.DEV) createRoot(root, { onCaughtError: showFault, onUncaughtError: showFault }).render(tree)
else createRoot(root).render(tree)

if (import.meta.env.DEV)
  void import('./preview/devtools.ts').then(({ showInDevtools }) => showInDevtools(site, scope()))

// A development server has no map of its files.
if (import.meta.env.PROD && !tried) watchLinks(fetchAhead)
// A fault of somebody's own code, on somebody's own machine, is shown in the page.
if (!isPreview) startReporting(site.monitoring, () => releaseOf(areaFor(location.pathname)), composition)
