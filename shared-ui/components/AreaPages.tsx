import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { lazyModule, matchPath, Route, Routes, useLocation } from 'shared-ui/router'
import { type AreaProps, type Page, type PageHead, sectionAttribute } from '../contract/contract.ts'
import type { LazyComponent } from '../contract/loading.tsx'
import { normalizePath } from '../contract/normalizePath.ts'
import { pageState } from '../contract/pageState.ts'
import { Enlarged } from './Enlarged.tsx'
import { ShowLowerBands } from './LowerBands.tsx'
import { useReveals } from './motion/useReveals.ts'
import { saveStatic } from './Static.tsx'

/** A row of an area's table, ready to render. */
export type LoadablePage = Page & { Component: LazyComponent<object>; Islands: LazyComponent<object> | undefined }

/** Makes a table ready to render. Call it once, outside components, so that each page is loaded once. */
export function loadable(pages: readonly Page[]): readonly LoadablePage[] {
  // Rows that show the same page share its component. Otherwise React would remount it on the way from one to the
  // other.
  const components = new Map<string, LazyComponent<object>>()
  return pages.map((page) => {
    const Component = components.get(page.source) ?? lazyModule(page.source, page.loader)
    components.set(page.source, Component)
    const Islands = page.islands && lazyModule(`${page.source}?islands`, page.islands)
    return { ...page, Component, Islands }
  })
}

/** The page and the head of an address; nothing where the area has no such page. */
export function pageAt<P extends Page>(pages: readonly P[], pathname: string): { page: P; head: PageHead } | undefined {
  const address = normalizePath(pathname)
  for (const page of pages) {
    const head = page.addresses[address]
    if (head) return { page, head }
  }
  // The first pattern that fits decides: `/videos/:index` keeps its own 404s before a wider pattern answers.
  // Capitals make another address, to the server too.
  const page = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, address))
  return page?.otherwise && { page, head: page.otherwise(address) }
}

/** What an address shows of its page: other values of `section` are the same page, scrolled. */
function contentOf({ path, source }: Page, address: string): string {
  const { section, ...rest } = matchPath(path, address)?.params ?? {}
  return [source, ...Object.values(rest)].join(' ')
}

// Whether this is the page that the document was served with. React renders it again where it gives up on it.
const isFirstPage = () => typeof document === 'undefined' || !('hydrated' in pageState())

const documentPath = typeof location === 'undefined' ? '' : location.pathname

/** What the document was served with, as long as it is shown, where some of its bands stay as served. */
let served: string | undefined

/** Fetches the code of an address's page: for the one that the document was served with, of what can be pressed alone. */
export async function preloadPage(pages: readonly LoadablePage[], pathname: string): Promise<unknown> {
  const page = pageAt(pages, pathname)?.page
  // A link that is pointed at may ask for another page before this one is hydrated.
  const isDocument = isFirstPage() && pathname === documentPath
  if (!page?.Islands || !isDocument || !saveStatic()) return page?.Component.preload()
  served = contentOf(page, normalizePath(pathname))
  return page.Islands.preload()
}

interface ShownPageProps {
  address: string
  /** The section that the address means. */
  section: string | undefined
  /** Fetches the whole page: the visitor may come back to it. */
  preload: () => Promise<unknown>
  children: ReactNode
}

/** Shows a page. On the way from another page its lower bands come after the first ones. */
function ShownPage({ address, section, preload, children }: ShownPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  // What is prerendered is hydrated whole.
  const [isDue, setDue] = useState(isFirstPage)
  // Not useDeferredValue: where the page's code is still to come, it would wait for the lower bands as well.
  useLayoutEffect(() => {
    startTransition(() => setDue(true))
    return () => {
      if (served === undefined) return
      served = undefined
      // A navigation back to it tries again.
      preload().catch(() => {})
    }
  }, [preload])
  // An address may lead to a lower band.
  const hasLowerBands = isDue || section !== undefined || hash !== ''
  useReveals(root, hasLowerBands ? address : undefined)
  return (
    <div ref={root} {...{ [sectionAttribute]: section }}>
      <ShowLowerBands value={hasLowerBands}>{children}</ShowLowerBands>
    </div>
  )
}

/** The area's page at the current address with its title, description and canonical address. */
export function AreaPages({ pages, notFound, origin }: AreaProps & { pages: readonly LoadablePage[] }) {
  const { pathname } = useLocation()
  const address = normalizePath(pathname)
  const found = pageAt(pages, pathname)
  if (!found) return notFound
  const { page, head } = found
  const content = contentOf(page, address)
  const Shown = (content === served && page.Islands) || page.Component
  return (
    // By the page, not its address: a navigation within a page scrolls to a section of it.
    <ShownPage
      key={content}
      address={address}
      section={matchPath(page.path, address)?.params.section}
      preload={page.Component.preload}
    >
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots ? (
        <meta name="robots" content={head.robots} />
      ) : (
        <link rel="canonical" href={origin + (head.canonical ?? address)} />
      )}
      <Routes>
        <Route path={page.path} caseSensitive element={<Shown />} />
        {/* An address that a server ended with `index.html` does not match the pattern. */}
        <Route path="*" element={<Shown />} />
      </Routes>
      <Enlarged />
    </ShownPage>
  )
}
