import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { assetHeaders, cacheControl, pointerHeaders, pointers, securityHeaders, widened } from '../base/headers.ts'
import { type Place, ports } from '../base/ports.ts'
import { reportsAddress } from '../base/reports.ts'
import type { Routing } from '../base/routing.ts'
import { readJson, siteDir, units } from '../base/store.ts'
import { trialPrefix } from '../base/trials.ts'
import { logFailure } from './failures.ts'
import { type Answer, sendFile } from './files.ts'
import { forward } from './forward.ts'
import { healthAddress, sendHealth } from './health.ts'
import { serveLocally } from './loopback.ts'
import { countRefusal } from './refusals.ts'
import { takeReport } from './reports.ts'
import { requested, spelled } from './requested.ts'
import { sendAsset } from './sendAsset.ts'
import { changeTrial, sendTried, trialHeaders, triedBy } from './trial.ts'

/** A site as it is read: its folder, and the facts beside its files. */
interface ServedSite {
  folder: string
  value: Routing
}

let routing: ServedSite | undefined

const siteAt = (folder: string): ServedSite => ({ folder, value: readJson(path.join(folder, '.routing.json')) })

// Compose swaps the whole site by one rename. The link's target tells whether the routing that was read is still the
// site's.
function current(): ServedSite {
  const folder = realpathSync(siteDir)
  if (routing?.folder !== folder) routing = siteAt(folder)
  return routing
}

function isFile(file: string) {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function answer(request: IncomingMessage, response: ServerResponse) {
  const live = current()
  const tried = triedBy(request, response, live.folder)
  const { folder, value } = tried ? siteAt(tried.folder) : live
  let headers: Record<string, string> = { ...value.headers }
  const refuse = (status: number, text: string) => {
    response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
    response.end(`${text}\n`)
  }
  const asked = requested(request.url)
  if (request.method === 'POST' && asked?.address === reportsAddress && value.takesReports)
    return takeReport(request, response, headers)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    headers.Allow = 'GET, HEAD'
    return refuse(405, 'Only GET and HEAD are answered here.')
  }
  if (!asked) return refuse(400, 'This address cannot be read.')
  const { address, search } = asked
  if (search) headers = widened(headers, new URLSearchParams(search))
  const sendPage = (file: string, answer: Omit<Answer, 'headers'>) =>
    tried && file.endsWith('.html')
      ? sendTried(request, response, tried, file, { headers: { ...headers, ...trialHeaders }, ...answer })
      : sendFile(request, response, folder, file, { headers: { ...headers, ...(tried && trialHeaders) }, ...answer })
  const notFound = () => {
    headers['Cache-Control'] = 'no-cache'
    sendPage('/404.html', { status: 404 })
  }
  const redirect = (to: string) => {
    response.writeHead(308, { ...headers, 'Cache-Control': 'no-cache', Location: spelled(to) + search })
    response.end()
  }
  if (address === healthAddress) return void sendHealth(response, live.folder)
  if (address.startsWith(trialPrefix) && changeTrial(request, response, address, live.folder)) return
  if (address.includes('\0') || address.split('/').includes('..')) return notFound()
  // Before any other redirect: to a browser a location that begins with two slashes is another host.
  if (address.includes('//')) return redirect(address.replaceAll(/\/{2,}/g, '/'))

  const owner = ([...units, 'pictures'] as const).find((name) => address.startsWith(`/r/${name}/assets/`))
  if (owner) {
    const area = areaNames.find((name) => name === owner)
    if (area) return forward(request, response, { area, port: ports[area].port, path: spelled(address) }, assetHeaders)
    return sendAsset(request, response, owner, address)
  }

  const plain = address.replace(/\/index\.html$|\/$/, '') || '/'
  headers['Cache-Control'] = cacheControl(address)
  if (new RegExp(pointers).test(address)) headers = pointerHeaders(headers)
  const page = path.posix.join('/', plain, 'index.html')
  if (isFile(path.join(folder, page))) {
    if (plain !== address) return redirect(plain)
    return sendPage(page, { otherwise: notFound })
  }
  const pattern = value.patterns.find((candidate) => new RegExp(candidate.pattern).test(plain))
  if (pattern?.file === '404.html') return notFound()
  if (pattern) return sendPage(`/${pattern.file}`, { otherwise: notFound })
  // No file name is the address of a page: /404.html would answer 200.
  if (/\.html$/.test(address)) return notFound()
  sendPage(address, { otherwise: notFound })
}

/** The local web server of the composed site. */
export const startEdge = (place: Place = ports.edge) =>
  serveLocally((request, response) => {
    countRefusal(response)
    try {
      answer(request, response)
    } catch (error) {
      logFailure(request, response, error instanceof Error ? error.message : String(error))
      if (response.headersSent) return response.destroy()
      const headers = routing?.value.headers ?? securityHeaders({})
      response.writeHead(500, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
      response.end('The site cannot be read.\n')
    }
  }, place)

if (process.argv[1] === import.meta.filename) {
  startEdge().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}
