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
  isWildcard: boolean
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
    .filter(({ pattern }) => isPattern(pattern))
    .map(({ pattern, wildcard }) => ({
      pattern: regexOfPattern(pattern),
      file: wildcard ? pageFileOf(wildcard.path) : notFoundFile,
    }))

/**
 * The files of addresses that are written with capitals, as a static host knows no redirect to small letters. RE2 and
 * JavaScript have no common sign for "in any case".
 */
export const caseInsensitiveRewrites = (targets: readonly Target[]) =>
  targets
    .filter(({ address, isWildcard }) => /[a-z]/.test(address) && !isWildcard)
    .map(({ address, file }) => ({
      pattern: `^${escapeRegex(address).replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}/?$`,
      file,
    }))

/** Every address of the site, one example for each pattern that answers unknown ones, and the page of all others. */
export function targetsOf(areas: Areas, registry: Registry, unknown: Omit<TableHead, 'main'>): Target[] {
  const targets = [...areas].flatMap(([area, { table }]) =>
    table.pages.flatMap((page) => {
      const target = (address: string, head: TableHead, isWildcard = false): Target => {
        return { area, address, head, page, file: pageFileOf(address), isWildcard }
      }
      const known = Object.entries(page.paths).map(([address, head]) => target(address, head))
      if (!page.wildcard) return known
      const { path: address, head } = page.wildcard
      // A head with a canonical address is the same for every address that fits, so `isWildcard` is false.
      return [...known, target(address, head, !head.canonical)]
    }),
  )
  const notFound: Target = {
    area: areaFor(registry, '/404'),
    address: '/404',
    head: { ...unknown, main: '' },
    page: undefined,
    file: notFoundFile,
    isWildcard: false,
  }
  return [...targets, notFound]
}
