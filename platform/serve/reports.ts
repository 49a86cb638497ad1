import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { type Kind, reportFiles, reportIn } from '../base/reports.ts'
import { logFailure } from './failures.ts'

/** The largest report, in bytes. */
const largest = 4000

/** How large a file of reports may become before it takes the old one's place, in bytes. */
const fileLimit = 5_000_000

/** How many reports of each kind are kept at once, and then in each second. */
const rate = { burst: 100, perSecond: 20 }

const left = new Map<Kind, { reports: number; at: number }>()

/** Whether one more report of this kind may be kept at this moment, in ms. */
function isInTime(kind: Kind, now: number) {
  const { reports, at } = left.get(kind) ?? { reports: rate.burst, at: now }
  const have = Math.min(rate.burst, reports + (Math.max(0, now - at) / 1000) * rate.perSecond)
  left.set(kind, { reports: have < 1 ? have : have - 1, at: now })
  return have >= 1
}

const browsers = [
  ['Edge', /\bEdg\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /\bChrome\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).* Safari\//],
] as const

/** A browser's name and major version, and nothing else of its header. */
export function browserOf(userAgent = '') {
  for (const [name, pattern] of browsers) {
    const [, version] = pattern.exec(userAgent) ?? []
    if (version) return `${name} ${version}`
  }
  return undefined
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  let bytes = 0
  // Not destroyed where we stop: the answer goes back by the same socket.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length
    if (bytes > largest) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function keep(kind: Kind, line: string) {
  const { current, full } = reportFiles(kind)
  mkdirSync(path.dirname(current), { recursive: true })
  if (sizeOf(current) + Buffer.byteLength(line) > fileLimit) renameSync(current, full)
  appendFileSync(current, line)
}

// Answers the status of the answer.
async function taken(request: IncomingMessage, now: number): Promise<number> {
  // Pages of other sites may not fill the file. A client that does not say where it comes from is no browser of today.
  const { 'sec-fetch-site': from = 'same-origin', 'user-agent': agent } = request.headers
  if (from !== 'same-origin') return 403
  const text = await bodyOf(request)
  if (text === undefined) return 413
  const report = reportIn(text)
  if (!report) return 400
  if (!isInTime(report.kind, now)) return 429
  const browser = browserOf(agent)
  keep(report.kind, `${JSON.stringify({ at: new Date(now).toISOString(), ...(browser && { browser }), ...report })}\n`)
  return 204
}

/**
 * Keeps the report that a request brings. What is kept has the fields of a report alone: no address of the visitor, no
 * query, no cookie, and of the browser its name and major version. Answers 503 where it cannot be written.
 */
export async function takeReport(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
) {
  const status = await taken(request, Date.now()).catch((error) => {
    logFailure(request, response, `A report is lost: ${error instanceof Error ? error.message : error}`)
    return 503
  })
  // What is left of a body that is too long is not read.
  const ends = status === 413 ? { Connection: 'close' } : {}
  response.writeHead(status, { ...headers, ...ends, 'Cache-Control': 'no-store' }).end()
}
