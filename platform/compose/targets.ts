import type { AreaName, Registry } from 'shared-page/contract'
import { areaFor } from 'shared-page/paths'
import { escapeRegex, isPattern, pageFileOf, regexOfPattern } from '../base/paths.ts'
import type { AreaTable, TableHead, TablePage } from '../store/format.ts'

/** A path to compose, with the file to write. */
export interface Target {
  area: AreaName
  address: string
  head: TableHead
  page: TablePage | undefined
  file: string
  /** Whether path and head are an example of the paths that the file serves. */
  isWildcard: boolean
}

type Areas = ReadonlyMap<AreaName, { table: AreaTable }>

export const notFoundFile = '404.html'

/**
 * The files for paths without a file of their own, each with a regular expression, in the order of the tables. Patterns
 * that respond with 404 are included: they keep their paths from a wider pattern further down.
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
 * Rewrites for paths written with capitals, because Firebase Hosting cannot redirect to lower case. RE2 and JavaScript
 * share no syntax for case-insensitive matching.
 */
export const caseInsensitiveRewrites = (targets: readonly Target[]) =>
  targets
    .filter(({ address, isWildcard }) => /[a-z]/.test(address) && !isWildcard)
    .map(({ address, file }) => ({
      pattern: `^${escapeRegex(address).replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}/?$`,
      file,
    }))

/** Every path of the site, one example for each wildcard pattern, and the 404 page. */
export function targetsOf(areas: Areas, registry: Registry, unknown: Omit<TableHead, 'main'>): Target[] {
  const targets = [...areas].flatMap(([area, { table }]) =>
    table.pages.flatMap((page) => {
      const target = (address: string, head: TableHead, isWildcard = false): Target => {
        return { area, address, head, page, file: pageFileOf(address), isWildcard }
      }
      const known = Object.entries(page.paths).map(([address, head]) => target(address, head))
      if (!page.wildcard) return known
      const { path: address, head } = page.wildcard
      // If a head has a canonical URL, it is the same for every matching path, so `isWildcard` is false.
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
