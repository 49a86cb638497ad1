import { canonical } from './canonical.ts'
import { fileOf, transferred } from './siteFiles.ts'

/** A file that a visitor with the previous release in the cache fetches again. */
export interface Again {
  /** Its name without its hash. */
  name: string
  bytes: number
  /** The bytes of the file that it replaces; undefined where it is new. */
  before: number | undefined
}

/** How much code one changed sentence may cost a returning visitor, in bytes. */
export const mostForASentence = 15 * 1024

export const bytesOf = (files: readonly Again[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The one of these files that grew most; undefined where none grew by 100 bytes. */
export const grown = (files: readonly Again[]) =>
  files
    .filter(({ bytes, before = 0 }) => bytes - before >= 100)
    .sort((a, b) => b.bytes - (b.before ?? 0) - (a.bytes - (a.before ?? 0)))[0]

/** The files that a page names now, and did not name before: what a returning visitor fetches, the largest first. */
export function fetchedAgain(site: string, before: readonly string[], after: readonly string[]): Again[] {
  const size = (address: string) => transferred(fileOf(site, address))
  const replaced = new Map(before.map((address) => [canonical(address), address]))
  return after
    .filter((address) => !before.includes(address))
    .map((address) => {
      const old = replaced.get(canonical(address))
      return { name: canonical(address), bytes: size(address), before: old === undefined ? undefined : size(old) }
    })
    .sort((a, b) => b.bytes - a.bytes)
}
