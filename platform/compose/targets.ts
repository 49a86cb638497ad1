import type { AreaName, Registry } from 'shared-page/contract'
import { areaFor } from 'shared-page/paths'
import { escapeRegex, isPattern, pageFileOf, regexOfPattern } from '../base/paths.ts'
import type { AreaTable, TableHead, TablePage } from '../store/format.ts'

/** An address to compose, with the file that it is written to. */
export interface Target {
  area: AreaName
  address: string
  head: TableHead
  page: TablePage | undefined
  file: string
  /** Whether address and head are made up, as an example of the addresses that the file answers for. */
  isExample: boolean
}

type Areas = ReadonlyMap<AreaName, { table: AreaTable }>

export const notFoundFile = '404.html'

/**
 * The files that answer addresses without a file of their own, by a regular expression of these, in the order of the tables.
 * Patterns that answer 404 are among them: they keep their addresses from a wider pattern further down.
 */
export const patternsOf = (areas: Areas) =>
  [...areas.values()]
    .flatMap(({ table }) => table.pages)
    .filter(({ path }) => isPattern(path))
    .map(({ path, example }) => ({
      pattern: regexOfPattern(path),
      file: example ? pageFileOf(example.address) : notFoundFile,
    }))

/**
 * The files of addresses that are written with capitals, as a static host knows no redirect to small letters. RE2 and
 * JavaScript have no common sign for "in any case".
 */
export const caseInsensitiveRewrites = (targets: readonly Target[]) =>
  targets
    .filter(({ address, isExample }) => /[a-z]/.test(address) && !isExample)
    .map(({ address, file }) => ({
      pattern: `^${escapeRegex(address).replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}/?$`,
      file,
    }))

/** Every address of the site, one example for each pattern that answers unknown ones, and the page of all others. */
export function targetsOf(areas: Areas, registry: Registry, unknown: Omit<TableHead, 'main'>): Target[] {
  const targets = [...areas].flatMap(([area, { table }]) =>
    table.pages.flatMap((page) => {
      const target = (address: string, head: TableHead, isExample = false): Target => {
        return { area, address, head, page, file: pageFileOf(address), isExample }
      }
      const known = Object.entries(page.addresses).map(([address, head]) => target(address, head))
      if (!page.example) return known
      const { address, head } = page.example
      // A head with a canonical address is the same for every address that fits, so it is not an example.
      return [...known, target(address, head, !head.canonical)]
    }),
  )
  const notFound: Target = {
    area: areaFor(registry, '/404'),
    address: '/404',
    head: { ...unknown, main: '' },
    page: undefined,
    file: notFoundFile,
    isExample: false,
  }
  return [...targets, notFound]
}
