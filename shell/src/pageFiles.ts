import type { ReleaseMap } from 'shared-ui/contract'
import { plainAddress } from 'shared-ui/plainAddress'
import { matchPath } from 'shared-ui/router'

/**
 * The files that an area's release needs to show an address: those of its entry, and those of the page, if the map has
 * them.
 */
export function pageFiles({ entry, styles, pages }: ReleaseMap, pathname: string): readonly string[] {
  const address = plainAddress(pathname)
  const page = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, address))
  return [...(entry ? [entry] : []), ...styles, ...(page?.files ?? [])]
}
