import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import { contentTypes } from '../base/contentTypes.ts'
import { logFailure } from './failures.ts'
import { type KeptFile, keptInMemory } from './keptInMemory.ts'

const encodings = { br: '.br', gzip: '.gz' } as const

const isCompressedCopy = (file: string) => Object.values(encodings).some((suffix) => file.endsWith(suffix))

/** The options of an answer with a file. */
export interface Answer {
  headers: Readonly<Record<string, string>>
  status?: number
  /** Called where there is no such file. */
  otherwise?: () => void
}

// Choose the smallest encoding that the client takes, not the first: browsers name gzip first without preferring it.
const encodingFor = (request: IncomingMessage, file: string) => {
  const accepted = new Negotiator(request).encodings()
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name) && existsSync(file + encodings[name]))
}

const conditions = ['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const

// `send` opens, reads and closes the file for each answer, each time in another thread. A request without conditions is
// answered from memory, with the same headers: a browser may ask for the file with a condition next.
function sendKept(response: ServerResponse, { content, size, mtime }: KeptFile, acceptsRanges: boolean) {
  if (acceptsRanges) response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('Last-Modified', mtime.toUTCString())
  response.setHeader('ETag', `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`)
  response.setHeader('Content-Length', size)
  response.end(content)
}

/** Answers with one file of a folder, in the smallest encoding that the client takes, ranges and 304 included. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
  { headers, status, otherwise }: Answer,
) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // A compressed copy is only sent in place of its original: at an address of its own nobody could read it.
  if (otherwise && isCompressedCopy(file)) return otherwise()
  if (status) {
    // These conditions are about the requested address. `send` would apply them to the page that answers instead.
    delete request.headers['if-match']
    delete request.headers['if-unmodified-since']
  }
  const full = path.join(folder, file)
  const encoding = encodingFor(request, full)
  const suffix = encoding ? encodings[encoding] : ''
  response.setHeader('Vary', headers.Vary ?? 'Accept-Encoding')
  const describe = () => {
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Type', contentType(file))
    if (status) response.statusCode = status
  }
  const isPlain = request.method === 'GET' && !conditions.some((name) => request.headers[name])
  // No file whose name begins with a dot is sent, and no name with a backslash is read.
  const kept = isPlain && !/(^|\/)\.|\\/.test(file) ? keptInMemory(full + suffix) : undefined
  if (kept) {
    describe()
    return sendKept(response, kept, !status)
  }
  send(request, encodeURI(file + suffix), {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: !status,
  })
    .on('headers', describe)
    .on('directory', () => otherwise?.())
    .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
      if (response.headersSent) return response.destroy()
      if (otherwise && (error.status === 404 || error.status === 403)) return otherwise()
      // These headers describe the file, and this answer has none.
      for (const name of ['Cache-Control', 'Content-Encoding', 'Content-Type']) response.removeHeader(name)
      response.statusCode = error.status ?? 500
      if (response.statusCode >= 500) logFailure(request, response, error.message)
      response.end()
    })
    .pipe(response)
}

const contentType = (file: string) => contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream'
