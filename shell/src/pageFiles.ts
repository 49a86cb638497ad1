import type { ReleaseMap } from 'shared-ui/contract'
import { plainAddress } from 'shared-ui/plainAddress'
import { matchPath } from 'shared-ui/router'

/** The files with which an area's release shows an address: its entry's, and its page's as far as the map tells. */
export function pageFiles({ entry, styles, pages }: ReleaseMap, pathname: string): readonly string[] {
  const address = plainAddress(pathname)
  const page = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, address))
  return [...(entry ? [entry] : []), ...styles, ...(page?.files ?? [])]
}
