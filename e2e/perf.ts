import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { axe } from './support/axe.ts'
import { documentKiB, maxBudgets, minScores } from './support/budgets.ts'
import { findChromium, wholeChromium } from './support/chromium.ts'
import { costOf, medianOf } from './support/costOf.ts'
import { hydrated } from './support/hydrated.ts'
import { origin, pageTypes } from './support/site.ts'

// npm run perf: for one page of each kind, as on a slow phone, prints a table of Lighthouse, axe, blocking in thread
// time (while reading, and after the first interaction) beside that of the same page without scripts, and the longest
// interaction. A fast machine shows no blocking: see its benchmarkIndex. Needs a running site: `npm start`, or
// SITE_ORIGIN. To choose the pages, give their paths: npm run perf -- /contact /careers
// npm run perf -- --federation-cost measures module federation (federationCost.ts).

const runs = Number(process.env.PERF_RUNS || 3)
const { 'no-page': _missing, 'unknown-category': _unknown, ...indexed } = pageTypes
const addresses = process.argv.length > 2 ? process.argv.slice(2) : Object.values(indexed)
const port = 9223

/**
 * The figures of one page, by name: scores out of 100, times in ms, sizes in KiB as transferred. Blocking is in thread
 * time, on a processor slowed down four times. The benchmarkIndex is this machine's; PageSpeed's machines have 1,000 to
 * 1,800.
 */
type Figures = Readonly<Record<string, number>>

interface Request {
  resourceType: string
  transferSize: number
  url: string
}

const kibOf = (requests: readonly Request[]) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024

async function measure(url: string): Promise<Figures> {
  const report = (await lighthouse(url, { port, logLevel: 'error', output: 'json' }))?.lhr
  if (!report || report.runtimeError) throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no report'}`)
  const { categories, audits } = report
  const details = audits['network-requests']?.details as unknown as { items: Request[] }
  const requests = details.items.filter((request) => request.url.startsWith(origin))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    LCP: Math.round(value('largest-contentful-paint')),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    TBT: Math.round(value('total-blocking-time')),
    'document KiB': Math.round(kibOf(requests.filter(({ resourceType }) => resourceType === 'Document'))),
    'JS KiB': Math.round(kibOf(scripts)),
    scripts: scripts.length,
    requests: requests.filter(({ resourceType }) => resourceType !== 'Image').length,
    KiB: Math.round(kibOf(requests)),
    benchmarkIndex: Math.round(report.environment.benchmarkIndex),
  }
}

/** The budgets that a page exceeds, as sentences. */
function broken(address: string, figures: Figures): string[] {
  const tooSmall = Object.entries(minScores).filter(([name, budget]) => !(Number(figures[name]) >= budget))
  const budgets = { ...maxBudgets, 'document KiB': documentKiB(address) }
  const tooLarge = Object.entries(budgets).filter(([name, budget]) => !(Number(figures[name]) <= budget))
  return [...tooSmall, ...tooLarge].map(([name, budget]) => `${address}: ${name} ${figures[name]}, budget ${budget}`)
}

const isThere = await fetch(origin).then(
  (response) => response.ok,
  () => false,
)
if (!isThere) {
  console.error(`No site responds at ${origin}. Run npm start in another terminal, or name a site with SITE_ORIGIN.`)
  process.exit(1)
}

if (process.argv[2] === '--federation-cost') {
  await import('./federationCost.ts')
  process.exit()
}

const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
const profile = mkdtempSync(path.join(tmpdir(), 'perf-'))
// A profile of its own, because Lighthouse opens its tabs in it.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: wholeChromium() ?? findChromium(),
  args,
})
const table: Record<string, Figures> = {}
const faults: string[] = []
try {
  for (const address of addresses) {
    const page = await browser.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(origin + address)
    await hydrated(page)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      faults.push(...(await axe(page)).map((fault) => `${address}, ${width} px: axe, ${fault}`))
    }
    await page.close()
    const all: Figures[] = []
    for (let run = 0; run < runs; run++) all.push(await measure(origin + address))
    const blocked: Figures[] = []
    for (let run = 0; run < runs; run++) {
      const { asItIs, withoutScripts } = await costOf(origin + address, findChromium())
      blocked.push({
        'read ms': asItIs.read,
        'interaction ms': asItIs.interaction,
        'longest task ms': asItIs.longest,
        'press ms': asItIs.press,
        'read ms without scripts': withoutScripts.read,
      })
    }
    const found = faults.filter((fault) => fault.startsWith(`${address},`)).length
    const figures = { ...medianOf(all), axe: found, ...medianOf(blocked) }
    table[address] = figures
    faults.push(...broken(address, figures))
  }
} finally {
  await browser.close()
}
console.table(table)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
