import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Island } from 'shared-page/area'
import type { PageHead } from 'shared-page/contract'
import { StaticRouter } from 'shared-page/staticRouter'
import { titled } from 'shared-ui/brand'
import type { SiteAreas } from './frame/areaMenus.ts'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { NotFound } from './frame/NotFound.tsx'
import { notFound as words } from './frame/notFound.content.ts'
import { PendingBar } from './frame/PendingBar.tsx'
import { PhoneBar } from './frame/PhoneBar.tsx'
import { SkipLink } from './frame/SkipLink.tsx'

const at = (address: string, tree: ReactNode) => <StaticRouter location={address}>{tree}</StaticRouter>

/** The markup of the frame above and below a path's page. It stays as served. */
export function frameOf(address: string, areas: SiteAreas): { above: string; below: string } {
  const markup = (part: ReactNode) => renderToStaticMarkup(at(address, part))
  return {
    above: markup(
      <>
        <SkipLink />
        <Header areas={areas} />
        <PendingBar />
      </>,
    ),
    below: markup(
      <>
        {/* useNavigation announces pages here. */}
        <p className="vh" aria-live="polite" />
        <Footer areas={areas} />
        <PhoneBar areas={areas} />
      </>,
    ),
  }
}

const page = '<hr/>'

/**
 * The markup of a page inside the Suspense boundary that `App` renders around it, as React serialises boundaries for
 * hydration.
 */
export const inMain = (markup: string) =>
  renderToString(
    <Island>
      <hr />
    </Island>,
  ).replace(page, () => markup)

/** The head and `<main>` markup of the 404 page. It is served for any unknown URL, and never hydrated. */
export function notFound(): { head: PageHead; main: string } {
  const html = renderToStaticMarkup(at('/404', <NotFound />))
  const { title, description } = words.head
  // React puts the head's tags first.
  const main = html.slice(html.indexOf('<section'))
  return { head: { title: titled(title), description, robots: 'noindex' }, main }
}
