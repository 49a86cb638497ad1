import type { Site } from 'shared-ui/contract'
import { StaticRouter } from 'shared-ui/staticRouter'
import { App, type Areas } from './App.tsx'

// Compose renders with the React that this release was built with.
export { prerender } from 'react-dom/static'

/** The tree of one address, as compose prerenders it and the browser hydrates it. */
export const treeOf = (address: string, site: Site, areas: Areas) => (
  <StaticRouter location={address}>
    <App site={site} areas={areas} />
  </StaticRouter>
)
