import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { isLoopback } from 'shared-ui/isLoopback'
import { contentTypes } from '../base/contentTypes.ts'
import { type Trial, trialIn, trialPrefix } from '../base/trials.ts'

// The name of a site's folder: its last part cannot be guessed.
const nameOfSite = /^\d+-\d+-[0-9a-f]{16}$/

/** A trial's site. */
export interface TriedSite {
  folder: string
  trial: Trial
}

function siteNamed(name: string, live: string): TriedSite | undefined {
  const folder = path.join(path.dirname(live), name)
  if (!nameOfSite.test(name) || folder === live || !existsSync(path.join(folder, '.routing.json'))) return undefined
  const trial = trialIn(folder)
  return trial && { folder, trial }
}

const cookie = ({ headers }: IncomingMessage, value: string, end = '') => {
  const host = `http://${headers.host ?? 'localhost'}`
  // Safari stores no secure cookie of http://localhost.
  const secure = URL.canParse(host) && isLoopback(new URL(host).hostname) ? '' : '; Secure'
  return `try=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`
}

const endOf = (request: IncomingMessage) => cookie(request, '', '; Max-Age=0')

/** The site that this browser tries; undefined for visitors. Where it has gone, or is live, the trial ends. */
export function triedBy(request: IncomingMessage, response: ServerResponse, live: string): TriedSite | undefined {
  const [, name] = /(?:^|;\s*)try=([^;]+)/.exec(request.headers.cookie ?? '') ?? []
  if (!name) return undefined
  const tried = siteNamed(name, live)
  if (!tried) response.setHeader('Set-Cookie', endOf(request))
  return tried
}

/**
 * Begins the trial that an address names, or ends it, and leads to the home page. Returns false where there is no such
 * trial.
 */
export function changeTrial(request: IncomingMessage, response: ServerResponse, address: string, live: string) {
  const name = address.slice(trialPrefix.length)
  if (name !== 'off' && !siteNamed(name, live)) return false
  response.setHeader('Set-Cookie', name === 'off' ? endOf(request) : cookie(request, name))
  response.writeHead(303, { Location: '/', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  response.end()
  return true
}

const style =
  'position:fixed;inset-inline:0;bottom:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;align-items:center;padding:.5rem 1rem;background:#ffd84d;color:#14110a;font:600 14px/1.4 system-ui,sans-serif'

const buttonStyle =
  'font:inherit;text-decoration:underline;color:inherit;min-height:2rem;border:0;background:none;cursor:pointer'

// A form, not a link: the shell would take a link for one of its pages. It stands beside the shell's root, which is
// hydrated without it, and stays when another page is shown.
const badge = ({ releases }: Trial) =>
  `<aside aria-label="Preview" style="${style}"><span>Trying ${releases.join(', ')}</span><form action="${trialPrefix}off"><button style="${buttonStyle}">Back to the live site</button></form></aside>`

/** The headers of every answer from a tried site: nobody indexes it, and no cache gives it to anybody else. */
export const trialHeaders = {
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Encoding, Cookie',
} as const

/** Answers with a page of a tried site, with the badge that says so. The file stays as it will go live. */
export function sendTried(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, trial }: TriedSite,
  file: string,
  { headers, status = 200 }: { headers: Readonly<Record<string, string>>; status?: number },
) {
  const html = readFileSync(path.join(folder, file), 'utf8').replace(/<\/body>|$/, () => `${badge(trial)}</body>`)
  const body = Buffer.from(html)
  response.writeHead(status, { ...headers, 'Content-Type': contentTypes.html, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
