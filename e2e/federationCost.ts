import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { chromium, devices } from 'playwright'
import { build, type Plugin } from 'vite'
import { integrityOf } from '../platform/base/files.ts'
import { areaNames, exportedFile, packageOf, shellFile } from '../platform/base/project.ts'
import { areaSource } from '../platform/vite/federation.ts'
import { areaOptimisations } from '../platform/vite/optimisations/optimisations.ts'
import { shell } from '../platform/vite/shell.ts'
import { findChromium } from './support/chromium.ts'
import { medianOf, type TraceEvent } from './support/costOf.ts'
import { interactUntilHydrated } from './support/hydrated.ts'
import { origin } from './support/site.ts'

// npm run perf -- --federation-cost: measures what module federation costs a page. It builds the shell and all areas
// again as one application without federation, from the same sources, with a dynamic import for each area and each
// page. That application hydrates the site's own documents, with its scripts in place of theirs. One server serves
// both, and the measurements alternate.

/** The component of each measured page, as a file name. */
const pages = { '/contact': 'ContactPage.tsx', '/sovran-design': 'DesignPage.tsx' }
const runs = Number(process.env.PERF_RUNS || 5)

const importOf = (name: string) => `${name}: () => import(${JSON.stringify(path.join(packageOf(name), areaSource))})`

/** Replacements for the shell's modules that load an area through federation. */
const instead: Readonly<Record<string, string>> = {
  [exportedFile('shell/federation')]: 'globalThis._FEDERATION_RUNTIME_CORE = {}',
  [exportedFile('shell/loadArea')]: `
    import { lazyModule } from 'shared-page/router'
    import { areaOf } from './loadedReleases.ts'
    const areas = { ${areaNames.map(importOf).join(', ')} }
    async function load(name, pathname) {
      const area = await areas[name]()
      await area.default.preload?.(pathname)
      return area
    }
    export const lazyArea = (name) => lazyModule(name, () => load(name, location.pathname))
    export const prefetchPage = (pathname) => load(areaOf(pathname), pathname).catch(() => {})`,
}

const unfederated: Plugin = {
  name: 'unfederated',
  enforce: 'pre',
  load: (id) => Object.entries(instead).find(([file]) => id.endsWith(file))?.[1],
}

type Chunks = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>

/** The scripts and style sheets of a page, imported files first. */
function filesOf(chunks: Chunks, page: string): string[] {
  const sources = Object.keys(chunks).filter((key) => key.endsWith(`/${page}`))
  const [source = ''] = sources
  if (sources.length !== 1) throw new Error(`The build has ${sources.length} pages called ${page}.`)
  const found = new Set<string>()
  const add = (key: string) => {
    for (const each of chunks[key]?.imports ?? []) add(each)
    for (const file of [...(chunks[key]?.css ?? []), chunks[key]?.file ?? '']) if (file) found.add(file)
  }
  for (const key of [source.replace(/(?<=mf-\w+\/).*/, areaSource), source, shellFile('main')]) add(key)
  return [...found]
}

const folder = mkdtempSync(path.join(tmpdir(), 'unfederated-'))
process.env.NODE_ENV = 'production'
const before = process.cwd()
process.chdir(packageOf('shell'))
await build({
  configFile: false,
  logLevel: 'error',
  plugins: [unfederated, react(), shell(), areaOptimisations()],
  build: { outDir: folder, emptyOutDir: true },
})
process.chdir(before)
const chunks: Chunks = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))

function withOwnScripts(html: string, source: string) {
  const tags = filesOf(chunks, source).map((file) => {
    // Disabled as in the site's documents, which inline its rules: the browser does not fetch it.
    if (file.endsWith('.css')) return `<link rel="stylesheet" href="/r/shell/${file}" disabled>`
    const integrity = integrityOf(readFileSync(path.join(folder, file)))
    return `<script type="module" src="/r/shell/${file}" integrity="${integrity}"></script>`
  })
  return html
    .replace(/(<template id="code">)([\s\S]*?)(<\/template>)/, (_all, begin, code, end) => {
      return begin + code.replaceAll(/<script[\s\S]*?<\/script>/g, '') + tags.join('') + end
    })
    .replace(/"entry":"[^"]*",/, '')
}

const pass = (request: IncomingMessage, response: ServerResponse) =>
  http.get(origin + request.url, { headers: { ...request.headers, host: new URL(origin).host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })

async function serve(isFederated: boolean) {
  const server = http.createServer(async (request, response) => {
    const address = request.url ?? '/'
    const source = pages[address as keyof typeof pages]
    const file = address.match(/^\/r\/shell\/(assets\/[\w.-]+\.js)$/)?.[1]
    if (isFederated || !(source || file)) return pass(request, response)
    const served = file ? undefined : await fetch(origin + address)
    const type = file ? 'text/javascript' : 'text/html; charset=utf-8'
    const policy = served?.headers.get('content-security-policy')
    const body = file ? readFileSync(path.join(folder, file)) : withOwnScripts((await served?.text()) ?? '', source)
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      ...(policy && { 'content-security-policy': policy }),
    })
    response.end(brotliCompressSync(body))
  })
  await new Promise<void>((listens) => server.listen(0, listens))
  return { server, at: `http://localhost:${(server.address() as AddressInfo).port}` }
}

/**
 * Measures the scripts fetched until the page is hydrated, and the main thread's work from the first interaction until
 * then, with the processor slowed down four times.
 */
async function measure(url: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 412, height: 823 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.addInitScript(() => {
      // No named functions: tsx would wrap them in a helper that does not exist in the page.
      new MutationObserver(() => performance.mark('page-hydrated')).observe(document, {
        subtree: true,
        attributeFilter: ['data-hydrated'],
      })
    })
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    })
    await page.evaluate(() => performance.mark('interaction'))
    await interactUntilHydrated(page)
    const state = await page.getAttribute('html', 'data-hydrated')
    if (state !== '') throw new Error(`${url} was not hydrated: ${lines.join('\n')}`)
    // The end mark may not have reached the trace yet.
    await page.waitForTimeout(500)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    const act = traceEvents.find(({ name }) => name === 'interaction')
    const end = traceEvents.find(({ name, pid }) => name === 'page-hydrated' && pid === act?.pid)
    if (!act || !end) throw new Error(`${url}: the trace has no marks`)
    const tasks = traceEvents.filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === act.pid && tid === act.tid && ts >= act.ts && ts <= end.ts,
    )
    return {
      'script KiB': Number((bytes / 1024).toFixed(1)),
      'script requests': scripts.size,
      'main thread ms': Math.round(tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000),
      'interaction to hydrated ms': Math.round((end.ts - act.ts) / 1000),
    }
  } finally {
    await browser.close()
  }
}

type Figures = Awaited<ReturnType<typeof measure>>
const [federated, plain] = await Promise.all([serve(true), serve(false)])
const table: Record<string, object> = {}
try {
  for (const address of Object.keys(pages)) {
    const [asItIs, without]: [Figures[], Figures[]] = [[], []]
    for (let run = 0; run < runs; run++) {
      asItIs.push(await measure(federated.at + address))
      without.push(await measure(plain.at + address))
    }
    table[`${address}, federated`] = medianOf(asItIs)
    table[`${address}, as one application`] = medianOf(without)
  }
} finally {
  for (const { server } of [federated, plain]) server.close()
  rmSync(folder, { recursive: true })
}
console.table(table)
