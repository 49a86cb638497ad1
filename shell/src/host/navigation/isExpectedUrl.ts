import { optionally } from 'shared-page/browser'
import { normalizePath } from 'shared-page/paths'
import { matchPath } from 'shared-page/router'

/**
 * Whether the document's URL matches the path or pattern that it was composed for. Copies do not match: in an archive,
 * behind a translator or a proxy, in a folder. There, code would find another page, or none.
 *
 * Rewrites an equivalent URL to the site's spelling: `/c%6Fntact`, `//contact` and `/Contact` to `/contact`.
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
