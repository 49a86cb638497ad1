import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import sirv from 'sirv'
import { draftPort, edgeOrigin, ports } from '../base/ports.ts'
import { draftsDir, readJson, siteDir, units } from '../base/store.ts'
import type { FirebaseConfig } from '../compose/firebaseConfig.ts'

// The local web server of the composed site. It answers as Firebase Hosting does with the same folder: both read the
// headers and rewrites of its firebase.json.

function siteIn(folder: string) {
  const { hosting } = readJson<FirebaseConfig>(path.join(folder, 'firebase.json'))
  return {
    folder: path.join(folder, 'public'),
    rules: hosting.headers.map(({ regex, headers }) => ({ fits: new RegExp(regex), headers })),
    rewrites: hosting.rewrites.map(({ regex, destination }) => ({ fits: new RegExp(regex), file: destination })),
    // `dev` looks each file up as it is asked for. Without extensions no other file answers for an address.
    files: sirv(path.join(folder, 'public'), { dev: true, etag: true, brotli: true, gzip: true, extensions: [] }),
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

/** A request's decoded path and its query; undefined where it is malformed, or would leave the folder. */
function targetOf({ url = '/' }: IncomingMessage) {
  const [pathname = '/', query] = url.split('?', 2)
  try {
    const address = decodeURIComponent(pathname)
    if (!address.startsWith('/') || /[\0\r\n\\]|(^|\/)\.\.?(\/|$)/.test(address)) return undefined
    return { address, query: query === undefined ? '' : `?${query}` }
  } catch {
    return undefined
  }
}

const spelled = (address: string) => address.split('/').map(encodeURIComponent).join('/')

function answer(link: string, request: IncomingMessage, response: ServerResponse) {
  const target = targetOf(request)
  if (!target) return plain(response, 400, 'This address cannot be read.')
  if (!existsSync(link)) return plain(response, 404, 'Nothing is composed here. See npm run releases.')
  const { address, query } = target
  const { folder, rules, rewrites, files } = siteAt(link)
  const has = (file: string) => existsSync(path.join(folder, file))
  const setHeaders = (of: string) => {
    for (const { fits, headers } of rules)
      if (fits.test(of)) for (const { key, value } of headers) response.setHeader(key, value)
  }
  setHeaders(address)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return plain(response, 405, 'Only GET and HEAD are answered here.')
  }
  const send = (file: string) => {
    // Without a charset a browser would guess that of a text.
    if (file.endsWith('.txt') && has(file)) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    request.url = spelled(file)
    files(request, response, notFound)
  }
  const notFound = () => {
    if (address.startsWith('/r/')) return plain(response, 404, 'There is no such file.')
    // Not by sirv, which writes 200 for every file.
    const page = readFileSync(path.join(folder, '404.html'))
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }
  const area = areaNames.find((name) => address.startsWith(`/r/${name}/`))
  if (area && link === siteDir)
    return passOn(request, response, ports[area].port, spelled(address.slice(`/r/${area}`.length)))
  const page = address.replace(/\/{2,}/g, '/').replace(/(\/index)?\.html$|\/$/, '') || '/'
  const isPage = has(path.join(page, 'index.html'))
  if (isPage && page !== address) {
    response.writeHead(301, { Location: spelled(page) + query })
    return response.end()
  }
  if (isPage) return send(path.posix.join(page, 'index.html'))
  const rewrite = rewrites.find(({ fits }) => fits.test(page))
  if (rewrite) return has(rewrite.file) ? send(rewrite.file) : notFound()
  if (/\.(html|br|gz)$|\/$/.test(address)) return notFound()
  send(address)
}

/** Serves a composed folder, or the one that a link leads to at each request. Resolves once it listens. */
export const serve = (link: string, port: number) =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer((request, response) => {
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
