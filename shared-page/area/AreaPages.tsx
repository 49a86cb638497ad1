import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { lazyModule, matchPath, Route, Routes, useLocation } from 'shared-page/router'
import { type AreaProps, type Page, type PageHead, sectionAttribute } from '../contract/contract.ts'
import { pageState } from '../contract/pageState.ts'
import { normalizePath } from '../contract/paths.ts'
import type { LazyComponent } from '../loading/loading.tsx'
import { ShowDeferredBands } from './DeferredBands.tsx'
import { StaysServed } from './Static.tsx'

/** A row of an area's route table, ready to render. */
export type LoadablePage = Page & { Component: LazyComponent<object> }

/** Makes a route table ready to render. Call it once, outside components, so that each page is loaded once. */
export function loadable(pages: readonly Page[]): readonly LoadablePage[] {
  // Rows that show the same page share its component. Otherwise React would remount it on a navigation between them.
  const components = new Map<string, LazyComponent<object>>()
  return pages.map((page) => {
    const Component = components.get(page.source) ?? lazyModule(page.source, page.loader)
    components.set(page.source, Component)
    return { ...page, Component }
  })
}

/** The page and the head of a path; undefined if the area has no such page. */
export function pageAt<P extends Page>(pages: readonly P[], pathname: string): { page: P; head: PageHead } | undefined {
  const address = normalizePath(pathname)
  for (const page of pages) {
    const head = page.paths[address]
    if (head) return { page, head }
  }
  // The first pattern that matches decides: `/videos/:index` keeps its own 404s before a wider pattern matches.
  // Matching is case-sensitive, as on the server.
  const page = pages.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, address))
  return page?.wildcardHead && { page, head: page.wildcardHead(address) }
}

/** Identifies the content of a path: paths that differ only in `section` are the same page, scrolled. */
function contentOf({ pattern, source }: Page, address: string): string {
  const { section, ...rest } = matchPath(pattern, address)?.params ?? {}
  return [source, ...Object.values(rest)].join(' ')
}

// Whether this is the page that the document was served with. React renders it again after a failed hydration.
const isFirstPage = () => typeof document === 'undefined' || !('hydrated' in pageState())

/** Names the path whose page is in the document. */
const addressAttribute = 'data-page'

// Called before the page's code renders: only the served markup can show it by then.
const isServed = (address: string) =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${addressAttribute}]`)?.getAttribute(addressAttribute) === address

// Browser code has no descriptions (`withoutDescriptions`). React keeps the served one only while it is rendered.
const servedDescription = (address: string) =>
  isServed(address) ? document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content : undefined

/** Fetches the code of a path's page. */
export const preloadPage = async (pages: readonly LoadablePage[], pathname: string): Promise<unknown> =>
  pageAt(pages, pathname)?.page.Component.preload()

interface ShownPageProps {
  address: string
  /** The section that the path names. */
  section: string | undefined
  children: ReactNode
}

/** Shows a page. After a navigation, its deferred bands render after the first ones. */
function ShownPage({ address, section, children }: ShownPageProps) {
  const { hash } = useLocation()
  const [wasServed] = useState(() => isServed(address))
  // Prerendered markup is hydrated whole.
  const [isDue, setDue] = useState(() => wasServed || isFirstPage())
  // Not useDeferredValue: while the page's code is loading, it would wait for the deferred bands too.
  useLayoutEffect(() => startTransition(() => setDue(true)), [])
  // A path or hash may lead to a deferred band.
  const hasDeferredBands = isDue || section !== undefined || hash !== ''
  return (
    <div {...{ [addressAttribute]: address, [sectionAttribute]: section }}>
      <StaysServed value={wasServed}>
        <ShowDeferredBands value={hasDeferredBands}>{children}</ShowDeferredBands>
      </StaysServed>
    </div>
  )
}

interface AreaPagesProps extends AreaProps {
  pages: readonly LoadablePage[]
  /** Rendered once beside every page of the area, such as the lightbox. */
  Overlay?: ComponentType | undefined
}

/** The area's page at the current path, with its title, description and canonical URL. */
export function AreaPages({ pages, notFound, origin, Overlay }: AreaPagesProps) {
  const { pathname } = useLocation()
  const address = normalizePath(pathname)
  const found = pageAt(pages, pathname)
  if (!found) return notFound
  const { page, head } = found
  const description = head.description || servedDescription(address)
  return (
    // Keyed by page, not by path: a navigation within a page scrolls to one of its sections.
    <ShownPage
      key={contentOf(page, address)}
      address={address}
      section={matchPath(page.pattern, address)?.params.section}
    >
      {origin !== undefined && (
        <>
          <title>{head.title}</title>
          {description && <meta name="description" content={description} />}
          {head.robots ? (
            <meta name="robots" content={head.robots} />
          ) : (
            <link rel="canonical" href={origin + (head.canonical ?? address)} />
          )}
        </>
      )}
      <Routes>
        <Route path={page.pattern} caseSensitive element={<page.Component />} />
        {/* A path to which a server has added `index.html` does not match the pattern. */}
        <Route path="*" element={<page.Component />} />
      </Routes>
      {Overlay && <Overlay />}
    </ShownPage>
  )
}
