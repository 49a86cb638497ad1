import { readFileSync, realpathSync, statSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Routing } from '../compose/compose.ts'
import { cacheControl, widened } from '../compose/headers.ts'
import { areaNames, assetsDir, siteDir, type Unit, units } from '../compose/store.ts'
import { sendFile } from './files.ts'
import { ports, takenPort } from './ports.ts'

let routing: { folder: string; value: Routing } | undefined

// Compose swaps the whole site by one rename: what the link points at tells whether the routing is still its own.
function current(): { folder: string; value: Routing } {
  const folder = realpathSync(siteDir)
  if (routing?.folder !== folder) {
    routing = { folder, value: JSON.parse(readFileSync(path.join(folder, '.routing.json'), 'utf8')) }
  }
  return routing
}

function isFile(file: string) {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function forward(request: IncomingMessage, response: ServerResponse, port: number, headers: Record<string, string>) {
  const upstream = ask(
    { host: 'localhost', port, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers })
      answer.pipe(response)
    },
  )
  upstream.on('error', () => {
    if (response.headersSent) return response.destroy()
    response.writeHead(502, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
    response.end("The area's server does not answer.\n")
  })
  // A visitor who leaves in the middle of a film must not keep the area's server busy with it.
  response.on('close', () => upstream.destroy())
  upstream.end()
}

function answer(request: IncomingMessage, response: ServerResponse) {
  const { folder, value } = current()
  const headers = { ...value.headers }
  const refuse = (status: number, text: string) => {
    response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
    response.end(`${text}\n`)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    headers.Allow = 'GET, HEAD'
    return refuse(405, 'Only GET and HEAD are answered here.')
  }
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://edge')
  const csp = headers['Content-Security-Policy']
  if (csp && search) headers['Content-Security-Policy'] = widened(csp, searchParams)
  let address: string
  try {
    address = decodeURIComponent(pathname)
  } catch {
    return refuse(400, 'This address cannot be read.')
  }
  const notFound = () =>
    sendFile(request, response, folder, '/404.html', {
      headers: { ...headers, 'Cache-Control': 'no-cache' },
      status: 404,
    })
  if (address.includes('\0') || address.split('/').includes('..')) return notFound()

  const unit = units.find((name) => address.startsWith(`/r/${name}/assets/`))
  if (unit) {
    const area = areaNames.find((name) => name === unit)
    if (area) return forward(request, response, ports[area].port, headers)
    return sendAsset(request, response, unit, address, headers)
  }

  const plain = address.replace(/\/index\.html$|\/$/, '') || '/'
  headers['Cache-Control'] = cacheControl(address)
  const page = path.posix.join('/', plain, 'index.html')
  if (isFile(path.join(folder, page))) {
    if (plain === address) return sendFile(request, response, folder, page, { headers, otherwise: notFound })
    response.writeHead(308, { ...headers, Location: encodeURI(plain).replace(/^\/+/, '/') + search })
    return response.end()
  }
  const pattern = value.patterns.find((candidate) => new RegExp(candidate.pattern).test(plain))
  if (pattern?.file === '404.html') return notFound()
  if (pattern) return sendFile(request, response, folder, `/${pattern.file}`, { headers, otherwise: notFound })
  // Its own address would answer 200, which no address without a page may.
  if (/\.html$/.test(address)) return notFound()
  sendFile(request, response, folder, address, { headers, otherwise: notFound })
}

/** Answers with an asset of a unit: immutable, or 404 in plain text (a script asks for it, not a visitor). */
export function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  unit: Unit,
  address: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const otherwise = () => {
    response.removeHeader('Cache-Control')
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('No such asset.\n')
  }
  sendFile(request, response, assetsDir(unit), address.slice(`/r/${unit}/assets`.length), {
    headers: { ...headers, 'Cache-Control': cacheControl(address) },
    otherwise,
  })
}

/** The local web server of the composed site. */
export function startEdge({ port, variable } = ports.edge) {
  const server = createServer((request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      console.error(`edge: ${request.url}: ${error instanceof Error ? error.message : error}`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('The site cannot be read.\n')
    }
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? takenPort(variable, port) : error.message)
    process.exit(1)
  })
  return server.listen(port, 'localhost')
}

if (process.argv[1] === import.meta.filename) startEdge()
