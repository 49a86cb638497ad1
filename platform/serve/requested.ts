/** A visitor's request: a decoded path, and the query as it was sent. */
export interface Requested {
  address: string
  search: string
}

/** Reads a request's target; undefined where it is malformed. */
export function requested(target = ''): Requested | undefined {
  // A proxy sends the whole URL (https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2). A target that begins with a
  // slash is a path, even with two of them: `new URL('//about', base)` would take `about` for a host.
  const url = target.startsWith('/') ? `http://localhost${target}` : target
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  try {
    return { address: decodeURIComponent(pathname), search }
  } catch {
    return undefined
  }
}

/** A decoded path, encoded for a header or a request. */
export const spelled = (address: string) => address.split('/').map(encodeURIComponent).join('/')
