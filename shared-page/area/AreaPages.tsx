import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { lazyModule, matchPath, Route, Routes, useLocation } from 'shared-page/router'
import { type AreaProps, type Page, type PageHead, sectionAttribute } from '../contract/contract.ts'
import { pageState } from '../contract/pageState.ts'
import { normalizePath } from '../contract/paths.ts'
import type { LazyComponent } from '../loading/loading.tsx'
import { ShowDeferredBands } from './DeferredBands.tsx'
import { StaysServed } from './Static.tsx'

/** A row of an area's table, ready to render. */
export type LoadablePage = Page & { Component: LazyComponent<object> }

/** Makes a table ready to render. Call it once, outside components, so that each page is loaded once. */
export function loadable(pages: readonly Page[]): readonly LoadablePage[] {
  // Rows that show the same page share its component. Otherwise React would remount it on the way from one to the
  // other.
  const components = new Map<string, LazyComponent<object>>()
  return pages.map((page) => {
    const Component = components.get(page.source) ?? lazyModule(page.source, page.loader)
    components.set(page.source, Component)
    return { ...page, Component }
  })
}

/** The page and the head of an address; nothing if the area has no such page. */
export function pageAt<P extends Page>(pages: readonly P[], pathname: string): { page: P; head: PageHead } | undefined {
  const address = normalizePath(pathname)
  for (const page of pages) {
    const head = page.paths[address]
    if (head) return { page, head }
  }
  // The first pattern that fits decides: `/videos/:index` keeps its own 404s before a wider pattern answers.
  // Capitals make another address, to the server too.
  const page = pages.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, address))
  return page?.wildcardHead && { page, head: page.wildcardHead(address) }
}

/** What an address shows of its page: other values of `section` are the same page, scrolled. */
function contentOf({ pattern, source }: Page, address: string): string {
  const { section, ...rest } = matchPath(pattern, address)?.params ?? {}
  return [source, ...Object.values(rest)].join(' ')
}

// Whether this is the page that the document was served with. React renders it again where it gives up on it.
const isFirstPage = () => typeof document === 'undefined' || !('hydrated' in pageState())

/** Names the address whose page stands in the document. */
const addressAttribute = 'data-page'

// Asked before its code is rendered: then what the document was served with shows it, or nothing.
const isServed = (address: string) =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${addressAttribute}]`)?.getAttribute(addressAttribute) === address

// Browser code has no descriptions (`withoutDescriptions`). React keeps the document's own only as long as it is rendered.
const servedDescription = (address: string) =>
  isServed(address) ? document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content : undefined

/** Fetches the code of an address's page. */
export const preloadPage = async (pages: readonly LoadablePage[], pathname: string): Promise<unknown> =>
  pageAt(pages, pathname)?.page.Component.preload()

interface ShownPageProps {
  address: string
  /** The section that the address means. */
  section: string | undefined
  children: ReactNode
}

/** Shows a page. On the way from another page its deferred bands come after the first ones. */
function ShownPage({ address, section, children }: ShownPageProps) {
  const { hash } = useLocation()
  const [wasServed] = useState(() => isServed(address))
  // What is prerendered is hydrated whole.
  const [isDue, setDue] = useState(() => wasServed || isFirstPage())
  // Not useDeferredValue: where the page's code is still to come, it would wait for the deferred bands as well.
  useLayoutEffect(() => startTransition(() => setDue(true)), [])
  // An address may lead to a lower band.
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
  /** Rendered once beside every page of the area, such as an enlarged picture over it. */
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
    // By the page, not its address: a navigation within a page scrolls to a section of it.
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
        {/* An address that a server ended with `index.html` does not match the pattern. */}
        <Route path="*" element={<page.Component />} />
      </Routes>
      {Overlay && <Overlay />}
    </ShownPage>
  )
}
