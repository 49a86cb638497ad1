import { freePort } from 'shared-ui/testing/freePort'
import { auditBrowser } from './browser.ts'
import { median } from './median.ts'

/** Lighthouse's figures for one address: scores out of 100, times in ms, sizes in KiB. */
export interface Scores {
  address: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  /** The blocking time of the same page without its scripts: the document's own share. NaN where it is not measured. */
  bareBlocking: number
  shift: number
  unusedScript: number
  unusedStyle: number
}

/**
 * Audits addresses one after another as on a slow phone; each figure is the median of the runs. The addresses of `bare`
 * are also audited on the site without scripts, in turns, so that other load on the machine affects both.
 */
export async function scoresOf(
  origin: string,
  addresses: readonly string[],
  runs: number,
  bare?: { origin: string; addresses: readonly string[] },
): Promise<Scores[]> {
  // Only here: loading it takes seconds, and an audit that is refused needs none of it.
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const browser = await auditBrowser(
    '--no-first-run',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  )
  const ask = async (url: string) => {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
    return result.lhr
  }
  const measured = async (url: string) => {
    const report = await ask(url)
    // Sometimes the browser begins its trace after the navigation (NO_NAVSTART), and the trace is useless.
    return report.runtimeError || !report.audits.metrics?.details ? ask(url) : report
  }
  const run = async (address: string): Promise<Scores> => {
    const { categories, audits } = await measured(origin + address)
    const bareReport = bare?.addresses.includes(address) ? await measured(bare.origin + address) : undefined
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    const wasted = (name: string) => {
      const details = audits[name]?.details
      return details && 'overallSavingsBytes' in details ? Number(details.overallSavingsBytes) / 1024 : 0
    }
    return {
      address,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      bareBlocking: bareReport?.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      shift: value('cumulative-layout-shift'),
      unusedScript: wasted('unused-javascript'),
      unusedStyle: wasted('unused-css-rules'),
    }
  }
  try {
    const all: Scores[] = []
    for (const address of addresses) {
      const each: Scores[] = []
      for (let index = 0; index < runs; index++) each.push(await run(address))
      const [first] = each
      if (!first) continue
      const keys = Object.keys(first).filter((key) => key !== 'address') as Exclude<keyof Scores, 'address'>[]
      all.push({
        address,
        ...Object.fromEntries(keys.map((key) => [key, median(each.map((one) => one[key]))])),
      } as Scores)
    }
    return all
  } finally {
    await browser.close()
  }
}
