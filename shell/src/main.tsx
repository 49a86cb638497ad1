import 'shared-ui/styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { configure } from 'shared-enquiry'
import type { Site } from 'shared-ui/contract'
import { BrowserRouter, prerendered } from 'shared-ui/router'
import { App } from './App.tsx'
import { areaFor } from './areas.ts'
import { areasOf, releaseOf } from './remote.ts'
import { onError } from './report.ts'

const site = JSON.parse(document.getElementById('site')?.textContent ?? 'null') as Site | null
if (!site) throw new Error('The page carries no JSON block "site": compose it, or start the development servers.')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root" to render into.')

configure(site.enquiries)
const tree = (
  <BrowserRouter>
    <App site={site} areas={areasOf(site)} />
  </BrowserRouter>
)

if (root.hasChildNodes()) {
  prerendered.set(true)
  // A transition is hydrated in slices, so that no task keeps the visitor's first touch waiting.
  startTransition(() => {
    hydrateRoot(root, tree, {
      onRecoverableError: (error) => {
        const area = areaFor(location.pathname)
        onError({ area, release: releaseOf(area), page: location.pathname, error })
      },
    })
  })
} else createRoot(root).render(tree)
