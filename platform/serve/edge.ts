import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { readJson } from '../base/files.ts'
import { ports } from '../base/ports.ts'
import { siteDir } from '../base/project.ts'
import { compileRedirect } from '../base/redirects.ts'
import type { FirebaseConfig } from '../compose/firebaseConfig.ts'
import { encodePath, listen, sendFile, sendText } from './files.ts'

// The local web server of the composed site. It answers as Firebase Hosting does with the same folder: both read the
// headers and rewrites of its firebase.json.

const compiled = <T extends { regex: string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, fits: new RegExp(row.regex) }))

function siteIn(folder: string) {
  const { headers, redirects, rewrites } = readJson<FirebaseConfig>(path.join(folder, 'firebase.json')).hosting
  return {
    folder: path.join(folder, 'public'),
    rules: compiled(headers),
    // Teams write these expressions.
    redirects: redirects.map(({ regex, destination }) => compileRedirect({ from: regex, to: destination })),
    rewrites: compiled(rewrites),
  }
}

type Site = ReturnType<typeof siteIn>

// What an area's server says of a file. All else is the edge's to say.
const ofFile = /^(content-.*|etag|last-modified|accept-ranges|vary)$/

/** Passes a request on to an area's static server, at its port. Waits longer than a page for its code: `loadTimeout`. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number, address: string) {
  const { method, headers } = request
  // No agent: a connection that is kept may be closed just as it is used again.
  const asked = requestOf({ host: '127.0.0.1', port, path: address, method, headers, agent: false, timeout: 8000 })
  asked.on('timeout', () => response.writableNeedDrain || asked.destroy(new Error('timed out')))
  asked.on('response', (answer) => {
    for (const [name, value] of Object.entries(answer.headers))
      if (value && ofFile.test(name)) response.setHeader(name, value)
    response.writeHead(answer.statusCode ?? 502)
    pipeline(answer, response, () => {})
  })
  asked.on('error', (error) => {
    // The visitor has gone, or has a part of it already.
    if (response.closed || response.headersSent) return response.destroy()
    console.error(`${address} from port ${port}: ${error.message}`)
    sendText(response, 502, 'The server of this area does not answer.')
  })
  response.on('close', () => asked.destroy())
  // With its body, if it has one: it says how long that is.
  request.pipe(asked)
}

/** A request's address as it is spelled, the file that it names, and its query. Throws where it is malformed. */
function targetOf({ url = '/' }: IncomingMessage) {
  const [pathname = '/'] = url.split('?', 1)
  const address = pathname.replace(/\/{2,}/g, '/')
  // Not decodeURIComponent: the host takes an escaped slash for a part of a name.
  return { address, file: decodeURI(address), search: url.slice(pathname.length) }
}

// What would leave the folder or end a header, and what is not deployed.
const isHidden = (file: string) => !file.startsWith('/') || /[\0\r\n\\]|(^|\/)\.\.?(\/|$)|\.br$/.test(file)

/** What an address has: a file, or a better address. In the order of superstatic, Firebase's own reader of firebase.json. */
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
  const rewrite = site.rewrites.find(({ fits }) => fits.test(address))
  return rewrite && has(rewrite.destination) ? { file: rewrite.destination } : {}
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse, isLive: boolean) {
  const { address, file: named, search } = targetOf(request)
  const setHeaders = (of: string) => {
    for (const { fits, headers } of site.rules)
      if (fits.test(of)) for (const { key, value } of headers) response.setHeader(key, value)
  }
  setHeaders(address)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Only GET and HEAD are answered here.')
  }
  const { file, location } = resolvePath(site, address, named)
  if (location !== undefined) return response.writeHead(301, { Location: location + search }).end()
  if (!file) {
    setHeaders('/404.html')
    // Not by sendFile, which would answer a part of it, or that nothing has changed.
    const page = readFileSync(path.join(site.folder, '404.html'))
    return response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }
  const [, assetGroup = ''] = /^\/r\/([^/]+)\//.exec(file) ?? []
  // An area that came after these servers has none of its own.
  const area = isLive ? ports.areas.get(assetGroup) : undefined
  if (area) return passOn(request, response, area.port, encodePath(file.slice(`/r/${assetGroup}`.length)))
  sendFile(request, response, site.folder, file)
}

/** Serves a composed folder, or the one that a link leads to at each request. Resolves once it listens. */
export function serve(link: string, port: number) {
  let known: { key: string; site: Site } | undefined
  return listen((request, response) => {
    if (!existsSync(link)) return sendText(response, 404, 'Nothing is composed here. See npm run releases.')
    const folder = realpathSync(link)
    // A draft is composed again in the same folder.
    const key = `${folder} ${statSync(path.join(folder, 'firebase.json')).mtimeMs}`
    if (known?.key !== key) known = { key, site: siteIn(folder) }
    answer(known.site, request, response, link === siteDir)
  }, port)
}
