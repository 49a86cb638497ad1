import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from 'shared-ui/contract'
import { StaticRouter } from 'shared-ui/staticRouter'
import { App, type Areas } from './App.tsx'
import type { SiteAreas } from './frame/contributions.ts'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { PhoneBar } from './frame/PhoneBar.tsx'
import { SkipLink } from './frame/SkipLink.tsx'

// Compose renders with the React that this release was built with.
export { prerender } from 'react-dom/static'

const at = (address: string, tree: ReactNode) => <StaticRouter location={address}>{tree}</StaticRouter>

/** The tree of one address, as compose prerenders it and the browser hydrates it. */
export const treeOf = (address: string, site: Site, areas: Areas) => at(address, <App site={site} areas={areas} />)

/** The markup of the frame above and below an address's page. It stays as it is served. */
export function frameOf(address: string, areas: SiteAreas): { above: string; below: string } {
  const markup = (part: ReactNode) => renderToStaticMarkup(at(address, part))
  return {
    above: markup(
      <>
        <SkipLink />
        <Header areas={areas} />
      </>,
    ),
    below: markup(
      <>
        <Footer areas={areas} />
        <PhoneBar areas={areas} />
      </>,
    ),
  }
}
