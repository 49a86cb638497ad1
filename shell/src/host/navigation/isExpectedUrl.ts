import { optionally } from 'shared-page/browser'
import { normalizePath } from 'shared-page/paths'
import { matchPath } from 'shared-page/router'

/**
 * Whether the document stands at its own address, the path or pattern that it was composed for. Copies of it do not: in an
 * archive, behind a translator or a proxy, in a folder. Code would find another page there, or none.
 *
 * An address that the host takes for the same is spelled as the site does: `/contact` for `/c%6Fntact`, `//contact` and
 * `/Contact`.
 */
export function isExpectedUrl(own: string | undefined): boolean {
  if (own === undefined) return false
  const { pathname, search, hash } = location
  const address = normalizePath(pathname)
  if (matchPath({ path: own, caseSensitive: true }, address)) return true
  const plain = optionally(() => decodeURIComponent(address))
    ?.replaceAll(/\/{2,}/g, '/')
    .toLowerCase()
  if (plain !== own) return false
  optionally(() => history.replaceState(history.state, '', own + search + hash))
  return location.pathname === own
}
