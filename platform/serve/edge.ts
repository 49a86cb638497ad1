import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { readJson } from '../base/files.ts'
import { ports } from '../base/ports.ts'
import { siteDir } from '../base/project.ts'
import type { FirebaseConfig } from '../compose/firebaseConfig.ts'
import { encodePath, listen, sendFile, sendText } from './files.ts'

// The local web server of the composed site. It answers as Firebase Hosting does with the same folder: both read the
// headers and rewrites of its firebase.json.

function siteIn(folder: string) {
  const { hosting } = readJson<FirebaseConfig>(path.join(folder, 'firebase.json'))
  return {
    folder: path.join(folder, 'public'),
    rules: hosting.headers.map(({ regex, headers }) => ({ fits: new RegExp(regex), headers })),
    redirects: hosting.redirects.map(({ regex, destination }) => ({
      fits: new RegExp(regex),
      // `:1` is the expression's first group.
      to: destination.replaceAll(/:(?=\d)/g, '$'),
    })),
    rewrites: hosting.rewrites.map(({ regex, destination }) => ({ fits: new RegExp(regex), file: destination })),
  }
}

type Site = ReturnType<typeof siteIn>

const sites = new Map<string, { key: string; site: Site }>()

/** The site that a folder, or a link to one, holds at this moment. Each request is answered from one site alone. */
function siteAt(link: string) {
  const folder = realpathSync(link)
  // A draft is composed again in the same folder.
  const key = `${folder} ${statSync(path.join(folder, 'firebase.json')).mtimeMs}`
  const known = sites.get(link)
  if (known?.key === key) return known.site
  const site = siteIn(folder)
  sites.set(link, { key, site })
  return site
}

// What an answer may depend on. A length, without its body, would have the area's server wait.
const passedOn = 'accept-encoding range if-range if-match if-none-match if-modified-since if-unmodified-since'.split(
  ' ',
)

// What an area's server says of a file. All else is the edge's to say.
const ofFile = /^(content-.*|etag|last-modified|accept-ranges|vary)$/

/** Passes a request on to the static server of an area, which has its port. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number, address: string) {
  const headers = Object.fromEntries(passedOn.flatMap((name) => [[name, request.headers[name] ?? []]]))
  // No agent: a connection that is kept may be closed just as it is used again.
  const to = { host: '127.0.0.1', port, path: address, method: request.method, headers, agent: false, timeout: 8000 }
  const asked = requestOf(to)
  // While the visitor is slow, the area's server waits.
  asked.on('timeout', () => response.writableNeedDrain || asked.destroy(new Error('timed out')))
  asked.on('response', (answer) => {
    for (const [name, value] of Object.entries(answer.headers))
      if (value && ofFile.test(name)) response.setHeader(name, value)
    response.writeHead(answer.statusCode ?? 502)
    pipeline(answer, response, () => {})
  })
  asked.on('error', (error) => {
    if (response.headersSent) return response.destroy()
    console.error(`${address} from port ${port}: ${error.message}`)
    sendText(response, 502, 'The server of this area does not answer.')
  })
  response.on('close', () => asked.destroy())
  asked.end()
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
  const redirect = site.redirects.find(({ fits }) => fits.test(address))
  if (redirect) return { location: address.replace(redirect.fits, redirect.to) }
  if (has(file)) return file.endsWith('.html') ? { location: address.replace(/(\/index)?\.html$/, '') } : { file }
  const index = path.posix.join(file, 'index.html')
  if (has(index)) return isSlashed ? { location: bare } : { file: index }
  if (has(`${file.replace(/\/$/, '')}.html`)) {
    if (isSlashed) return { location: bare }
    return file.endsWith('/index') ? { location: bare.replace(/\/index$/, '') } : {}
  }
  const rewrite = site.rewrites.find(({ fits }) => fits.test(address))
  return rewrite && has(rewrite.file) ? { file: rewrite.file } : {}
}

function answer(link: string, request: IncomingMessage, response: ServerResponse) {
  const { address, file: named, search } = targetOf(request)
  if (!existsSync(link)) return sendText(response, 404, 'Nothing is composed here. See npm run releases.')
  const site = siteAt(link)
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
  const area = link === siteDir ? ports.areas.get(assetGroup) : undefined
  if (area) return passOn(request, response, area.port, encodePath(file.slice(`/r/${assetGroup}`.length)))
  sendFile(request, response, site.folder, file)
}

/** Serves a composed folder, or the one that a link leads to at each request. Resolves once it listens. */
export const serve = (link: string, port: number) =>
  listen((request, response) => answer(link, request, response), port)
