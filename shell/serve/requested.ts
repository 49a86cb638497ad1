/** A visitor's request: a decoded path, and the query as it was sent. */
export interface Requested {
  address: string
  search: string
}

/** Reads a request's target; undefined where nobody can. */
export function requested(target = ''): Requested | undefined {
  // A proxy sends the whole URL (https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2). What begins with a slash is a
  // path, two of them too: `new URL('//about', base)` would take `about` for a host.
  const url = target.startsWith('/') ? `http://localhost${target}` : target
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  try {
    return { address: decodeURIComponent(pathname), search }
  } catch {
    return undefined
  }
}

/** A decoded path as a header or a request carries it. */
export const spelled = (address: string) => address.split('/').map(encodeURIComponent).join('/')
