import 'shared-ui/styles.css'
import './federation.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { configure } from 'shared-enquiry'
import { areaFor } from 'shared-ui/areas'
import type { Site } from 'shared-ui/contract'
import { importThrough } from 'shared-ui/importing'
import { BrowserRouter } from 'shared-ui/router'
import { App } from './App.tsx'
import { importing } from './importing.ts'
import { areas, loadInitialArea, prefetchPage } from './loadArea.ts'
import { watchLinks } from './navigation/watchLinks.ts'
import { printWithPictures } from './printing.ts'
import { noteReleases, releaseOf } from './releases.ts'
import { reportFault, startReporting } from './reportFault.ts'

importThrough(importing)

const site = JSON.parse(document.getElementById('site')?.textContent ?? 'null') as Site | null
if (!site) throw new Error('The page carries no JSON block "site": compose it, or start the development servers.')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root" to render into.')

noteReleases(site)
startReporting(site.monitoring)
configure(site.enquiries)

const area = areaFor(location.pathname)
const isLoaded = await loadInitialArea(area)
const tree = (
  <BrowserRouter>
    <App site={site} areas={areas} isAsServed={!isLoaded} />
  </BrowserRouter>
)

// A development server prerenders nothing.
if (!root.hasChildNodes()) createRoot(root).render(tree)
// React hydrates a transition in slices, so that no task keeps the visitor's first touch waiting.
else
  startTransition(() => {
    hydrateRoot(root, tree, {
      onRecoverableError: (error) => reportFault({ area, release: releaseOf(area), page: location.pathname, error }),
    })
  })

printWithPictures()

// A development server has no map of its files.
if (import.meta.env.PROD) watchLinks(prefetchPage)
