import { normalizePath } from 'shared-page/paths'

/** The `aria-current` of a link or an entry of the frame, as served and after a navigation. */
export function currentAt(pathname: string, link: string, opens = false): 'page' | 'true' | undefined {
  const address = normalizePath(pathname)
  // An entry with a panel represents its page, and all pages below it.
  if (opens) return address === link || address.startsWith(`${link}/`) ? 'true' : undefined
  return address === link ? 'page' : undefined
}
