import { type ComponentType, type ReactNode, useEffect, useRef, useState, ViewTransition } from 'react'
import { lazyModule, matchPath, prerendered, Route, Routes, useLocation } from 'shared-ui/router'
import { type AreaProps, type Page, type PageHead, sectionAttribute } from './contract.ts'
import { prefersReducedMotion } from './motion/prefersReducedMotion.ts'
import { useReveals } from './motion/useReveals.ts'
import { pageState } from './pageState.ts'
import { plainAddress } from './plainAddress.ts'

/** A row of an area's table, ready to render. */
export type LoadablePage = Page & { Component: ComponentType }

/** Makes a table ready to render. Call it once, outside components, so that each page is loaded once. */
export function loadable(pages: readonly Page[]): readonly LoadablePage[] {
  // Rows that show the same page share its component. Otherwise React would remount it on the way from one to the
  // other.
  const components = new Map<string, ComponentType>()
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

/**
 * Fades a page in and out when another takes its place, unless the visitor asked for less motion. `name` must be
 * unique.
 */
function Fade({ name, children }: { name: string; children: ReactNode }) {
  // Ask once: another answer later would remount the page.
  const [isStill] = useState(prefersReducedMotion)
  if (isStill) return children
  // A navigation within a page scrolls to a section, and must not fade.
  return (
    <ViewTransition name={name} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  )
}

/** The area's page at the current address with its title, description and canonical address. */
export function AreaPages({ pages, notFound, origin }: AreaProps & { pages: readonly LoadablePage[] }) {
  const { pathname } = useLocation()
  const root = useRef<HTMLDivElement>(null)
  const found = pageAt(pages, pathname)
  useReveals(root, found ? found.page.source + plainAddress(pathname) : '')
  // From here on the document's page is hydrated: React no longer throws it away where a later load fails.
  useEffect(() => {
    prerendered.set(false)
    pageState().alive = 'frame area'
  }, [])
  if (!found) return notFound
  const { page, head } = found
  const section = matchPath(page.path, plainAddress(pathname))?.params.section
  return (
    <Fade key={page.source} name={page.source}>
      <div ref={root} {...{ [sectionAttribute]: section }}>
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.robots ? (
          <meta name="robots" content={head.robots} />
        ) : (
          <link rel="canonical" href={origin + (head.canonical ?? plainAddress(pathname))} />
        )}
        <Routes>
          <Route path={page.path} caseSensitive element={<page.Component />} />
          {/* An address that a server ended with `index.html` does not match the pattern. */}
          <Route path="*" element={<page.Component />} />
        </Routes>
      </div>
    </Fade>
  )
}
