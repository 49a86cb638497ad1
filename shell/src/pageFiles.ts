import type { ReleaseMap } from 'shared-ui/contract'
import { plainAddress } from 'shared-ui/plainAddress'
import { matchPath } from 'shared-ui/router'

/** The files of the page that an area shows at an address, as far as its release's map tells. */
export function pageFiles({ pages }: ReleaseMap, pathname: string): readonly string[] {
  const address = plainAddress(pathname)
  return pages.find(({ path }) => matchPath({ path, caseSensitive: true }, address))?.files ?? []
}
