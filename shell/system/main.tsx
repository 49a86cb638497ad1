import 'shared-ui/styles.css'
import { createRoot } from 'react-dom/client'
import { perArea } from 'shared-ui/areas'
import type { Site } from 'shared-ui/contract'
import { BrowserRouter } from 'shared-ui/router'
import { App, type Areas } from '../src/App.tsx'
import { NotFound } from '../src/frame/NotFound.tsx'
import { sampleAreas } from '../src/frame/sampleAreas.ts'

// The system page alone, for the tests that compare pictures of it: the real shell with sample menus and without areas,
// so that no change of an area shows here. Part of no release.

const site: Site = {
  origin: location.origin,
  shell: 'none',
  areas: sampleAreas,
  enquiries: { kind: 'embedded', host: location.hostname, port: 1 },
}
const areas: Areas = perArea(() => NotFound)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <App site={site} areas={areas} />
    </BrowserRouter>,
  )
