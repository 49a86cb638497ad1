import { type ReactNode, startTransition, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lazyModule, matchPath, Route, Routes, useLocation } from 'shared-ui/router'
import { IsWhole } from './components/LowerBands.tsx'
import { type AreaProps, type Page, type PageHead, sectionAttribute, staysAttribute } from './contract.ts'
import type { LazyComponent } from './loading.tsx'
import { useReveals } from './motion/useReveals.ts'
import { plainAddress } from './plainAddress.ts'

/** A row of an area's table, ready to render. */
export type LoadablePage = Page & { Component: LazyComponent<object> }

/** Makes a table ready to render. Call it once, outside components, so that each page is loaded once. */
export function loadable(pages: readonly Page[]): readonly LoadablePage[] {
  // Rows that show the same page share its component. Otherwise React would remount it on the way from one to the
  // other.
  const components = new Map<string, LazyComponent<object>>()
  return pages.map((page) => {
    const Component = components.get(page.source) ?? lazyModule(page.source, page.load)
    components.set(page.source, Component)
    return { ...page, Component }
  })
}

/** The page and the head of an address; nothing where the area has no such page. */
export function pageAt<P extends Page>(pages: readonly P[], pathname: string): { page: P; head: PageHead } | undefined {
  const address = plainAddress(pathname)
  for (const page of pages) {
    const head = page.addresses[address]
    if (head) return { page, head }
  }
  // The first pattern that fits decides: `/videos/:index` keeps its own 404s before a wider pattern answers.
  // Capitals make another address, to the server too.
  const page = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, address))
  return page?.otherwise && { page, head: page.otherwise(address) }
}

const never = () => () => {}
const yes = () => true
const no = () => false

interface ShownPageProps {
  address: string
  /** The section that the address means. */
  section: string | undefined
  /** Whether the page stays where it is between its addresses. */
  stays: boolean
  children: ReactNode
}

/** Shows a page. On the way from another page its lower bands come after the first ones. */
function ShownPage({ address, section, stays, children }: ShownPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  // What is prerendered is hydrated whole.
  const isPrerendered = useSyncExternalStore(never, no, yes)
  const [isDue, setDue] = useState(isPrerendered)
  // Not useDeferredValue: where the page's code is still to come, it would wait for the lower bands as well.
  useLayoutEffect(() => startTransition(() => setDue(true)), [])
  // An address may lead to a lower band.
  const isWhole = isDue || section !== undefined || hash !== ''
  useReveals(root, isWhole ? address : undefined)
  return (
    <div ref={root} {...{ [sectionAttribute]: section, [staysAttribute]: stays || undefined }}>
      <IsWhole value={isWhole}>{children}</IsWhole>
    </div>
  )
}

/** The area's page at the current address with its title, description and canonical address. */
export function AreaPages({ pages, notFound, origin }: AreaProps & { pages: readonly LoadablePage[] }) {
  const { pathname } = useLocation()
  const address = plainAddress(pathname)
  const found = pageAt(pages, pathname)
  if (!found) return notFound
  const { page, head } = found
  return (
    // By the page, not its address: a navigation within a page scrolls to a section of it.
    <ShownPage
      key={page.source}
      address={address}
      section={matchPath(page.path, address)?.params.section}
      // One picture of a list is opened over it: the list keeps its place.
      stays={page.path.includes('/:picture')}
    >
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots ? (
        <meta name="robots" content={head.robots} />
      ) : (
        <link rel="canonical" href={origin + (head.canonical ?? address)} />
      )}
      <Routes>
        <Route path={page.path} caseSensitive element={<page.Component />} />
        {/* An address that a server ended with `index.html` does not match the pattern. */}
        <Route path="*" element={<page.Component />} />
      </Routes>
    </ShownPage>
  )
}
