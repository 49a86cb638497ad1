import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import mime from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'
import { compressedOf } from '../store/compress.ts'

/** Responds with a sentence, which no browser keeps. */
export function sendText(response: ServerResponse, status: number, text: string) {
  // These described the file.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** Responds to a method other than GET and HEAD. Returns whether it has. */
export function refuseMethod({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.setHeader('Allow', 'GET, HEAD')
  sendText(response, 405, 'Only GET and HEAD are answered here.')
  return true
}

/** A file's path as an address. */
export const encodePath = (file: string) => file.split('/').map(encodeURIComponent).join('/')

/**
 * Answers with a file of a folder, or its compressed copy where the client prefers that. Ranges, conditions, failures and
 * aborted answers are those of Express's `send`: https://github.com/pillarjs/send
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
  // A range is a part of what GET answers with.
  if (request.method === 'HEAD') delete request.headers.range
  send(request, encodePath(name), { root: folder, index: false, cacheControl: false, dotfiles: 'allow' })
    // By itself it makes a weak one, with which no range may be continued.
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
 * Starts a server whose answers may throw. Resolves once it listens, and rejects where it cannot. Without a host it listens
 * on every address.
 */
export const listen = (answer: RequestHandler, port: number, host?: string) =>
  new Promise<Server>((resolve, reject) => {
    // By itself Node closes a kept connection after five seconds, just as a busy client may use it again.
    // And it refuses what programs on other ports of this machine give a browser for cookies.
    const server = createServer({ keepAliveTimeout: 60_000, maxHeaderSize: 64 * 1024 }, (request, response) => {
      try {
        answer(request, response)
      } catch (error) {
        if (error instanceof URIError) return sendText(response, 400, 'This address cannot be read.')
        console.error(`${request.url?.split('?', 1)}: ${error}`)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'The site cannot be read.')
      }
    })
    server.once('error', reject).listen({ port, ...(host && { host }) }, () => resolve(server))
  })
