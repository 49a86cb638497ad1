import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { readJson } from '../base/files.ts'
import { draftPort, edgeOrigin, ports } from '../base/ports.ts'
import { draftsDir, siteDir, units } from '../base/project.ts'
import type { FirebaseConfig } from '../compose/firebaseConfig.ts'

// The local web server of the composed site. It answers as Firebase Hosting does with the same folder: both read the
// headers and rewrites of its firebase.json.

function siteIn(folder: string) {
  const { hosting } = readJson<FirebaseConfig>(path.join(folder, 'firebase.json'))
  return {
    folder: path.join(folder, 'public'),
    rules: hosting.headers.map(({ regex, headers }) => ({ fits: new RegExp(regex), headers })),
    redirects: hosting.redirects.map(({ regex, destination }) => ({ fits: new RegExp(regex), destination })),
    rewrites: hosting.rewrites.map(({ regex, destination }) => ({ fits: new RegExp(regex), file: destination })),
    // `dev` looks each file up as it is asked for. Without extensions no other file answers for an address.
    files: sirv(path.join(folder, 'public'), { dev: true, etag: true, brotli: true, extensions: [] }),
  }
}

const sites = new Map<string, ReturnType<typeof siteIn>>()

/** The site that a folder, or a link to one, holds at this moment. Each request is answered from one site alone. */
function siteAt(link: string) {
  const folder = realpathSync(link)
  // A draft is composed again in the same folder.
  const key = `${folder} ${statSync(path.join(folder, 'firebase.json')).mtimeMs}`
  const site = sites.get(key) ?? siteIn(folder)
  sites.set(key, site)
  return site
}

// What an answer may depend on. A length, without its body, would have the area's server wait.
const passedOn = ['accept-encoding', 'range', 'if-none-match']

// What an area's server says of a file. All else is the edge's to say.
const ofFile = /^(content-.*|etag|last-modified|accept-ranges|vary)$/

/** Passes a request on to the static server of an area, which has its port. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number, address: string) {
  const headers = Object.fromEntries(passedOn.flatMap((name) => [[name, request.headers[name] ?? []]]))
  // No agent: a connection that is kept may be closed just as it is used again.
  const to = { host: 'localhost', port, path: address, method: request.method, headers, agent: false, timeout: 8000 }
  const asked = requestOf(to)
  asked.on('timeout', () => asked.destroy(new Error('timed out')))
  asked.on('response', (answer) => {
    for (const [name, value] of Object.entries(answer.headers))
      if (value && ofFile.test(name)) response.setHeader(name, value)
    response.writeHead(answer.statusCode ?? 502)
    answer.on('error', () => response.destroy()).pipe(response)
  })
  asked.on('error', (error) => {
    if (response.headersSent) return response.destroy()
    console.error(`${address} from port ${port}: ${error.message}`)
    plain(response, 502, 'The server of this area does not answer.')
  })
  response.on('close', () => asked.destroy())
  asked.end()
}

function plain(response: ServerResponse, status: number, words: string) {
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${words}\n`)
}

/** A request's address as it is spelled, the file that it names, and its query; undefined where it is malformed. */
function targetOf({ url = '/' }: IncomingMessage) {
  const [pathname = '/', query] = url.split('?', 2)
  const address = pathname.replace(/\/{2,}/g, '/')
  try {
    // Not decodeURIComponent: the host takes an escaped slash for a part of a name.
    return { address, file: decodeURI(address), search: query === undefined ? '' : `?${query}` }
  } catch {
    return undefined
  }
}

const spelled = (address: string) => address.split('/').map(encodeURIComponent).join('/')

// What would leave the folder or end a header, and what is not deployed.
const isHidden = (file: string) => !file.startsWith('/') || /[\0\r\n\\]|(^|\/)\.\.?(\/|$)|\.br$/.test(file)

/** What an address has: a file, or a better address. In the order of superstatic, Firebase's own reader of firebase.json. */
function found(site: ReturnType<typeof siteIn>, address: string, file: string): { file?: string; location?: string } {
  const has = (name: string) => {
    const full = path.join(site.folder, name)
    return existsSync(full) && statSync(full).isFile()
  }
  const isSlashed = address !== '/' && address.endsWith('/')
  const bare = address.replace(/\/$/, '')
  if (isHidden(file)) return {}
  const redirect = site.redirects.find(({ fits }) => fits.test(address))
  if (redirect) return { location: redirect.destination }
  if (has(file)) return file.endsWith('.html') ? { location: address.replace(/(\/index)?\.html$/, '') } : { file }
  const index = path.posix.join(file, 'index.html')
  if (has(index)) return isSlashed ? { location: bare } : { file: index }
  if (has(`${file.replace(/\/$/, '')}.html`))
    return file.endsWith('/index') || isSlashed ? { location: bare.replace(/\/index$/, '') } : {}
  const rewrite = site.rewrites.find(({ fits }) => fits.test(address))
  return rewrite && has(rewrite.file) ? { file: rewrite.file } : {}
}

function answer(link: string, request: IncomingMessage, response: ServerResponse) {
  const target = targetOf(request)
  if (!target) return plain(response, 400, 'This address cannot be read.')
  if (!existsSync(link)) return plain(response, 404, 'Nothing is composed here. See npm run releases.')
  const { address, search } = target
  const site = siteAt(link)
  const setHeaders = (of: string) => {
    for (const { fits, headers } of site.rules)
      if (fits.test(of)) for (const { key, value } of headers) response.setHeader(key, value)
  }
  setHeaders(address)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return plain(response, 405, 'Only GET and HEAD are answered here.')
  }
  const notFound = () => {
    setHeaders('/404.html')
    // Not by sirv, which writes 200 for every file.
    const page = readFileSync(path.join(site.folder, '404.html'))
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }
  const { file, location } = found(site, address, target.file)
  if (location !== undefined) return response.writeHead(301, { Location: location + search }).end()
  if (!file) return notFound()
  const [, owner = ''] = /^\/r\/([^/]+)\//.exec(file) ?? []
  // An area that came after these servers has none of its own.
  const area = link === siteDir ? ports.areas.get(owner) : undefined
  if (area) return passOn(request, response, area.port, spelled(file.slice(`/r/${owner}`.length)))
  // Without a charset a browser would guess that of a text.
  if (file.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  request.url = spelled(file)
  site.files(request, response, notFound)
}

/** Serves a composed folder, or the one that a link leads to at each request. Resolves once it listens. */
export const serve = (link: string, port: number) =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    // By itself Node closes a kept connection after five seconds, just as a busy client may use it again.
    const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      try {
        answer(link, request, response)
      } catch (error) {
        console.error(`${request.url?.split('?', 1)}: ${error}`)
        if (response.headersSent) response.destroy()
        else plain(response, 500, 'The site cannot be read.')
      }
    })
    server.once('error', reject).listen(port, () => resolve(server))
  })

if (process.argv[1] === import.meta.filename) {
  await serve(siteDir, ports.edge.port)
  for (const unit of units)
    await serve(path.join(draftsDir, unit), draftPort(unit)).catch((error) => console.warn(`No drafts: ${error}`))
  process.stdout.write(`The site is at ${edgeOrigin}/ (Ctrl+C ends it)\n`)
}
