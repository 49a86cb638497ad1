/**
 * The path and query of a request's target, and the host if the target has one. Clients that treat a server as a proxy
 * send the absolute form, `GET http://localhost:4000/contact HTTP/1.1`, which every server must accept:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function originForm(target = '/'): { path: string; query: string; host?: string } {
  const [, host, own = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(target) ?? [undefined, undefined, target]
  const mark = own.indexOf('?')
  const path = mark < 0 ? own : own.slice(0, mark)
  return { path: path || '/', query: own.slice(path.length), ...(host !== undefined && { host }) }
}
