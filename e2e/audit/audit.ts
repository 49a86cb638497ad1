import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serveBuiltSite } from '../run/serve.ts'
import { scoresOf } from './lighthouse.ts'
import { paintRatios } from './paint.ts'
import { oversizePictures } from './pictures.ts'

const reports = path.resolve(import.meta.dirname, '../../reports')
const runs = Number(process.env.AUDIT_RUNS ?? 3)
const only = process.argv.slice(2)

const site = process.env.SITE_ORIGIN ? undefined : await serveBuiltSite()
const origin = process.env.SITE_ORIGIN ?? site?.environment.SITE_ORIGIN ?? ''
const sitemap = await fetch(`${origin}/sitemap.xml`).then((response) => response.text())
const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
const addresses = only.length > 0 ? all.filter((address) => only.includes(address)) : all

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))

try {
  const scores = await scoresOf(origin, addresses, runs)
  console.table(
    scores.map((one) => ({
      address: one.address,
      scores: `${one.performance}/${one.accessibility}/${one.bestPractices}/${one.seo}`,
      'FCP ms': rounded(one.firstPaint),
      'LCP ms': rounded(one.largestPaint),
      'TBT ms': rounded(one.blocking),
      CLS: rounded(one.shift, 3),
      KiB: rounded(one.weight),
      'unused JS KiB': rounded(one.unusedScript),
      'unused CSS KiB': rounded(one.unusedStyle),
    })),
  )
  const ratios = await paintRatios(
    origin,
    addresses.filter((_, index) => only.length > 0 || index % 8 === 0),
    runs,
  )
  console.table(
    ratios.map((one) => ({
      ...one,
      firstPaint: rounded(one.firstPaint, 2),
      largestPaint: rounded(one.largestPaint, 2),
    })),
  )
  const oversize = await oversizePictures(origin, addresses)
  console.table(oversize.map((one) => ({ ...one, ratio: rounded(one.ratio, 2) })))
  mkdirSync(reports, { recursive: true })
  writeFileSync(path.join(reports, 'audit.json'), JSON.stringify({ scores, ratios, oversize }, null, 1))

  // Only what no machine's speed can change decides; times are there to be read.
  const broken = scores.flatMap(({ address, accessibility, bestPractices, seo, shift, weight }) => [
    ...(accessibility < 100 ? [`${address}: accessibility ${accessibility}`] : []),
    ...(bestPractices < 100 ? [`${address}: best practices ${bestPractices}`] : []),
    ...(seo < 100 ? [`${address}: SEO ${seo}`] : []),
    ...(shift > 0.001 ? [`${address}: CLS ${shift}`] : []),
    ...(weight > 500 ? [`${address}: ${rounded(weight)} KiB before scrolling, the budget is 500`] : []),
  ])
  for (const line of broken) console.error(line)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await site?.stop()
}
