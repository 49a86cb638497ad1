import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import mime from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'
import { compressedOf } from '../store/compress.ts'

/** Responds with a sentence that no browser caches. */
export function sendText(response: ServerResponse, status: number, text: string) {
  // These headers described the file.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** Responds to methods other than GET and HEAD. Returns whether it has responded. */
export function refuseMethod({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.setHeader('Allow', 'GET, HEAD')
  sendText(response, 405, 'Only GET and HEAD are allowed here.')
  return true
}

/** Encodes a file's path as a URL path. */
export const encodePath = (file: string) => file.split('/').map(encodeURIComponent).join('/')

/**
 * Sends a file of a folder, or its compressed copy if the client prefers that. Express's `send` handles ranges,
 * conditional requests, errors and aborted responses: https://github.com/pillarjs/send
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, file: string) {
  let name = file
  if (existsSync(path.join(folder, compressedOf(file)))) {
    response.setHeader('Vary', 'Accept-Encoding')
    if (new Negotiator(request).encoding(['br', 'identity']) === 'br') {
      name = compressedOf(file)
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Type', mime.contentType(path.extname(file)) || 'application/octet-stream')
    }
  }
  // Ranges apply only to GET.
  if (request.method === 'HEAD') delete request.headers.range
  send(request, encodePath(name), { root: folder, index: false, cacheControl: false, dotfiles: 'allow' })
    // `send` makes a weak ETag by default, with which a client cannot resume a range.
    .on('headers', (_: ServerResponse, __: string, { size, mtimeMs }: { size: number; mtimeMs: number }) => {
      response.setHeader('ETag', `"${size.toString(36)}-${mtimeMs.toString(36)}"`)
    })
    .on('directory', () => sendText(response, 404, 'There is nothing here.'))
    .on('error', (error: Error & { status: number }) => {
      if (error.status >= 500) console.error(`${path.join(folder, name)}: ${error.message}`)
      const words = error.status < 500 ? 'There is nothing like this here.' : 'This cannot be read.'
      if (response.headersSent) response.destroy()
      else sendText(response, error.status, words)
    })
    .pipe(response)
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Starts a server; errors that `answer` throws become error responses. Resolves once it listens, and rejects if it
 * cannot. Without a host it listens on all addresses.
 */
export const listen = (answer: RequestHandler, port: number, host?: string) =>
  new Promise<Server>((resolve, reject) => {
    // By default Node closes an idle connection after five seconds, possibly just as a busy client reuses it. The
    // larger header limit makes room for cookies that other servers on this machine have set.
    const server = createServer({ keepAliveTimeout: 60_000, maxHeaderSize: 64 * 1024 }, (request, response) => {
      try {
        answer(request, response)
      } catch (error) {
        if (error instanceof URIError) return sendText(response, 400, 'This URL is malformed.')
        console.error(`${request.url?.split('?', 1)}: ${error}`)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'The site cannot be read.')
      }
    })
    server.once('error', reject).listen({ port, ...(host && { host }) }, () => resolve(server))
  })
