import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestOf, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { originForm } from 'shared-enquiry/originForm'
import { commitPath, maxRequestSize, reportsPath } from 'shared-enquiry/storePaths'
import * as v from 'valibot'
import { readJsonAs } from '../base/files.ts'
import { ports } from '../base/ports.ts'
import { siteDir } from '../base/project.ts'
import { compileRedirect } from '../base/redirects.ts'
import { encodePath, listen, refuseMethod, sendFile, sendText } from './sendFile.ts'

// The local web server of the composed site. It responds as Firebase Hosting does with the same folder: both read the
// headers and rewrites in its firebase.json. It forwards enquiries, which go to Firestore in production, to the
// embedded enquiry store.

const regex = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((source) => new RegExp(source)),
)

/** The part of firebase.json that decides a response, with its regular expressions compiled. */
const hosting = v.object({
  headers: v.array(v.object({ regex, headers: v.array(v.object({ key: v.string(), value: v.string() })) })),
  redirects: v.array(
    v.pipe(
      v.object({ regex: v.pipe(v.string(), v.nonEmpty()), destination: v.string() }),
      // Teams write these expressions.
      v.transform((redirect) => compileRedirect({ from: redirect.regex, to: redirect.destination })),
    ),
  ),
  rewrites: v.array(v.object({ regex, destination: v.string() })),
})

/** Reads a composed site. Throws if firebase.json is damaged, or if a document that every site has is missing. */
function readSite(site: string) {
  const folder = path.join(site, 'public')
  for (const file of ['index.html', '404.html']) accessSync(path.join(folder, file), constants.R_OK)
  return { folder, ...readJsonAs(v.object({ hosting }), path.join(site, 'firebase.json')).hosting }
}

/** Whether a folder holds a composed site that can be served. */
export function isReadable(site: string) {
  try {
    readSite(site)
    return true
  } catch {
    return false
  }
}

type Site = ReturnType<typeof readSite>

/** A request to forward to another server on this machine. */
interface Forwarded {
  port: number
  path: string
  headers: OutgoingHttpHeaders
  /** Called if that server does not respond. */
  sendFailure: () => void
}

// Headers of that server's response that describe the file. The site server sets the others.
const ofFile = /^(content-.*|etag|last-modified|accept-ranges|vary)$/

/**
 * Forwards a request to another server on this machine. Its timeout is longer than a page waits for its code:
 * `loadTimeout`.
 */
function proxyTo(request: IncomingMessage, response: ServerResponse, { port, path, headers, sendFailure }: Forwarded) {
  const { method } = request
  // No agent: a kept-alive connection may be closed just as it is reused.
  const asked = requestOf({ host: '127.0.0.1', port, path, method, headers, agent: false, timeout: 8000 })
  asked.on('timeout', () => response.writableNeedDrain || asked.destroy(new Error('timed out')))
  asked.on('response', (answer) => {
    const { statusCode = 502 } = answer
    for (const [name, value] of Object.entries(answer.headers))
      if (value && ofFile.test(name)) response.setHeader(name, value)
    // Otherwise browsers would cache the error as long as the file: for a year.
    if (statusCode >= 400) response.setHeader('Cache-Control', 'no-store')
    response.writeHead(statusCode)
    pipeline(answer, response, () => {})
  })
  asked.on('error', (error) => {
    // The visitor has gone, or has received part of the response.
    if (response.closed || response.headersSent) return response.destroy()
    console.error(`${path} from port ${port}: ${error.message}`)
    sendFailure()
  })
  response.on('close', () => asked.destroy())
  // Forwards the body, if there is one; the headers already contain its length.
  request.pipe(asked)
}

/** Whether a page of this server sent the request, or a program, which sends no Origin header. */
function isFromOwnPage({ headers }: IncomingMessage) {
  const { origin, host, 'x-forwarded-host': forwarded = '' } = headers
  // A proxy for TLS or port forwarding may replace the host. Pages of other sites cannot set this header themselves.
  const hosts = [host, ...`${forwarded}`.split(/,\s*/)]
  return origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host))
}

/**
 * Forwards an enquiry or a report to the enquiry store, which accepts requests from this machine only. Pages send them
 * to their own origin, so a page may also be open on a phone in the same network, or through a forwarded port.
 */
function sendToStore(request: IncomingMessage, response: ServerResponse, path: string) {
  const sendError = (code: number, status: string, message: string) => {
    response.setHeader('Cache-Control', 'no-store')
    // Firestore's error format: the SDK reads its code.
    response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ error: { code, status, message } }))
  }
  // Any site can send a simple POST through its visitor's browser.
  if (!isFromOwnPage(request)) return sendError(403, 'PERMISSION_DENIED', 'Only pages of this site may send enquiries.')
  const length = Number(request.headers['content-length'])
  // The store would refuse it too, but would close the connection before the client has sent everything.
  if (!(length <= maxRequestSize)) return sendError(413, 'INVALID_ARGUMENT', 'The request is too large.')
  proxyTo(request, response, {
    port: ports.enquiries.port,
    path,
    headers: { 'content-length': length },
    sendFailure: () => sendError(503, 'UNAVAILABLE', 'The enquiry store does not respond.'),
  })
}

/** A request's path as written, the file that it names, and its query. Throws if it is malformed. */
function targetOf({ url }: IncomingMessage) {
  const { path: pathname, query } = originForm(url)
  const address = pathname.replace(/\/{2,}/g, '/')
  // Not decodeURIComponent: Firebase Hosting treats an escaped slash as part of a name.
  return { address, file: decodeURI(address), search: query }
}

// Paths that would leave the folder or end a header, and files that are not deployed.
const isHidden = (file: string) => !file.startsWith('/') || /[\0\r\n\\]|(^|\/)\.\.?(\/|$)|\.br$/.test(file)

/**
 * Finds the file of a path, or the path to redirect to, in the order of superstatic, Firebase's own reader of
 * firebase.json.
 */
function resolvePath(site: Site, address: string, file: string): { file?: string; location?: string } {
  const has = (name: string) => {
    const full = path.join(site.folder, name)
    return existsSync(full) && statSync(full).isFile()
  }
  const isSlashed = address !== '/' && address.endsWith('/')
  const bare = address.replace(/\/$/, '')
  if (isHidden(file)) return {}
  for (const redirect of site.redirects) {
    const location = redirect(address)
    if (location !== undefined) return { location }
  }
  if (has(file)) return file.endsWith('.html') ? { location: address.replace(/(\/index)?\.html$/, '') } : { file }
  const index = path.posix.join(file, 'index.html')
  if (has(index)) return isSlashed ? { location: bare } : { file: index }
  if (has(`${file.replace(/\/$/, '')}.html`)) {
    if (isSlashed) return { location: bare }
    return file.endsWith('/index') ? { location: bare.replace(/\/index$/, '') } : {}
  }
  const rewrite = site.rewrites.find(({ regex }) => regex.test(address))
  return rewrite && has(rewrite.destination) ? { file: rewrite.destination } : {}
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse, isLive: boolean) {
  const { address, file: named, search } = targetOf(request)
  const setHeaders = (of: string) => {
    for (const { regex, headers } of site.headers)
      if (regex.test(of)) for (const { key, value } of headers) response.setHeader(key, value)
  }
  setHeaders(address)
  if (request.method === 'POST' && (address === commitPath || address === reportsPath))
    return sendToStore(request, response, address)
  if (refuseMethod(request, response)) return
  const { file, location } = resolvePath(site, address, named)
  if (location !== undefined) return response.writeHead(301, { Location: location + search }).end()
  if (!file) {
    setHeaders('/404.html')
    // Not through sendFile, which could respond with a range or with 304.
    const page = readFileSync(path.join(site.folder, '404.html'))
    return response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }
  const [, assetGroup = ''] = /^\/r\/([^/]+)\//.exec(file) ?? []
  // An area released after these servers started has no server of its own.
  const area = isLive ? ports.areas.get(assetGroup) : undefined
  if (!area) return sendFile(request, response, site.folder, file)
  proxyTo(request, response, {
    port: area.port,
    path: encodePath(file.slice(`/r/${assetGroup}`.length)),
    headers: request.headers,
    sendFailure: () => sendText(response, 502, 'The server of this area does not respond.'),
  })
}

/**
 * Serves a composed site: the given folder or, if it is a link, its current target at each request. If a site cannot be
 * read, the previous one stays. Resolves once the server listens.
 */
export function serve(link: string, port: number) {
  let known: { key: string; site: Site } | undefined
  let failure = ''
  /** Reads the site again if the link has changed or, for a draft, if it was composed again. */
  function currentSite() {
    const folder = realpathSync(link)
    const key = `${folder} ${statSync(path.join(folder, 'firebase.json')).mtimeMs}`
    if (known?.key !== key) known = { key, site: readSite(folder) }
    failure = ''
    return { site: known.site, isLive: link === siteDir }
  }
  /** The previous site. The areas' servers do not know it: they follow the link themselves. */
  function siteBefore(error: unknown) {
    if (!known || !existsSync(known.site.folder)) return undefined
    const { message } = error as Error
    if (failure !== message) console.error(`${message} Visitors get the previous site, ${known.site.folder}.`)
    failure = message
    return { site: known.site, isLive: false }
  }
  function siteToServe() {
    try {
      return currentSite()
    } catch (error) {
      const before = siteBefore(error)
      if (before || !existsSync(link)) return before
      throw error
    }
  }
  return listen((request, response) => {
    const found = siteToServe()
    if (!found) return sendText(response, 404, 'No site is composed here: npm run releases lists the releases.')
    answer(found.site, request, response, found.isLive)
  }, port)
}
