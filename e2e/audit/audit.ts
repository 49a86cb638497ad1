/**
 * `npm run audit` measures every address of the sitemap against the budgets, prints its tables and writes
 * reports/audit.json. It fails where a budget is broken that does not depend on the machine's speed.
 *
 * `npm run audit -- /contact /about` measures only these. `npm run audit -- --tax` measures the cost of the federation
 * instead. AUDIT_RUNS sets how often each time is measured (3); the median counts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findWholeChromium } from '../../platform/base/chromium.ts'
import { readCommand, runCommand } from '../../platform/base/command.ts'
import { siteOrigin } from '../../platform/compose/siteOrigin.ts'
import { serveBuiltSite } from '../run/serve.ts'
import { sitemapOf } from '../support/sitemapOf.ts'
import { budgetsOf } from '../support/weight.ts'
import { addressesToBe } from './addressesToBe.ts'
import { scoresOf } from './lighthouse.ts'
import { paintRatios } from './paint.ts'
import { oversizePictures } from './pictures.ts'
import { plainSite } from './plainBundle.ts'
import { serveBareSite, serveOther } from './serveBareSite.ts'
import { startsOf } from './starts.ts'
import { tax } from './tax.ts'
import { visits } from './visits.ts'

const reports = path.resolve(import.meta.dirname, '../../reports')
const runs = Number(process.env.AUDIT_RUNS ?? 3)
const { flags, words: only } = await runCommand(() =>
  readCommand({
    name: 'npm run audit',
    flags: ['tax'],
    words: Number.POSITIVE_INFINITY,
    example: 'npm run audit -- /contact /about',
  }),
)
const isTax = flags.has('tax')

// The headless shell reports a pointer that moves while a page is laid out. A page that is pointed at fetches its code
// before it has loaded.
const whole = findWholeChromium()
if (whole) process.env.CHROMIUM_PATH ||= whole

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))

function table(title: string, rows: readonly object[]) {
  process.stdout.write(`\n${title}\n`)
  console.table(rows)
}

/** An argument or a setting with which nothing can be measured. */
class Unmeasurable extends Error {}

function originIn(named: string) {
  try {
    return siteOrigin(named)
  } catch {
    throw new Unmeasurable(
      `SITE_ORIGIN=${named} is no origin. Write it with its scheme and without a path, as in SITE_ORIGIN=http://localhost:4000.`,
    )
  }
}

function requireKnown(all: readonly string[]) {
  const unknown = only.filter((address) => !all.includes(address))
  if (unknown.length > 0)
    throw new Unmeasurable(`The sitemap names no ${unknown.join(', ')}; it begins with ${all[0]}.`)
}

async function audit(origin: string, bareOrigin?: string) {
  const all = await sitemapOf(origin).catch(() => {
    throw new Unmeasurable(`${origin} does not answer: start the site there, or unset SITE_ORIGIN to have one built.`)
  })
  requireKnown(all)
  const addresses = only.length > 0 ? only : all
  const visited = await visits(origin, addresses)
  table(
    'Weight on a phone before anybody touches it (KiB, brotli), and what axe objects to at 412 and 1440 px',
    visited.map(({ address, scriptKiB, requests, roundTrips, weightKiB, firstPictureKiB, early, objections }) => ({
      address,
      'JS KiB': rounded(scriptKiB, 1),
      requests,
      'round trips': roundTrips,
      'whole KiB': rounded(weightKiB),
      'first picture KiB': rounded(firstPictureKiB, 1),
      early: early.length,
      axe: objections.join('; '),
    })),
  )
  const oversize = await oversizePictures(origin, addresses)
  table(
    'Pictures downloaded above 1.5 times the pixels that they show',
    oversize.map((one) => ({ ...one, ratio: rounded(one.ratio, 2) })),
  )
  const compared = addresses.filter((_, index) => only.length > 0 || index % 8 === 0)
  const scores = await scoresOf(
    origin,
    addresses,
    runs,
    bareOrigin ? { origin: bareOrigin, addresses: compared } : undefined,
  )
  table(
    `Lighthouse, mobile, simulated throttling, median of ${runs}`,
    scores.map((one) => ({
      address: one.address,
      scores: `${one.performance}/${one.accessibility}/${one.bestPractices}/${one.seo}`,
      'FCP ms': rounded(one.firstPaint),
      'LCP ms': rounded(one.largestPaint),
      'TBT ms': rounded(one.blocking),
      'TBT without scripts': Number.isNaN(one.bareBlocking) ? '' : rounded(one.bareBlocking),
      CLS: rounded(one.shift, 4),
      'unused JS KiB': rounded(one.unusedScript),
      'unused CSS KiB': rounded(one.unusedStyle),
    })),
  )
  const ratios = await paintRatios(origin, compared, runs)
  table(
    'First and largest paint against the same page without its scripts, on a slow phone',
    ratios.map((one) => ({
      ...one,
      firstPaint: rounded(one.firstPaint, 2),
      largestPaint: rounded(one.largestPaint, 2),
    })),
  )
  const starts = await startsOf(origin, addresses, compared, runs)
  table(
    `Starts on a slow phone, real throttling, median of ${runs} (ms); the slowest press of one every 100 ms`,
    starts.map(({ address, slowestPress, ...times }) => ({
      address,
      ...Object.fromEntries(Object.entries(times).map(([what, time]) => [what, rounded(time)])),
      slowestPress: slowestPress === undefined ? '' : rounded(slowestPress),
    })),
  )
  mkdirSync(reports, { recursive: true })
  writeFileSync(
    path.join(reports, 'audit.json'),
    JSON.stringify({ visited, oversize, scores, ratios, starts }, null, 1),
  )

  const broken = [
    ...visited.flatMap(({ address, scriptKiB, requests, weightKiB, firstPictureKiB, early, objections }) => [
      ...(scriptKiB > budgetsOf(address).scriptKiB ? [`${address}: ${rounded(scriptKiB, 1)} KiB of JavaScript`] : []),
      ...(requests > budgetsOf(address).requests ? [`${address}: ${requests} requests`] : []),
      ...(weightKiB > budgetsOf(address).weightKiB ? [`${address}: ${rounded(weightKiB)} KiB before scrolling`] : []),
      ...(firstPictureKiB > budgetsOf(address).firstPictureKiB
        ? [`${address}: a first picture of ${rounded(firstPictureKiB, 1)} KiB`]
        : []),
      ...early.map((url) => `${address}: fetches ${url} before it is needed`),
      ...objections.map((objection) => `${address}: axe, ${objection}`),
    ]),
    ...oversize.map(
      ({ address, width, picture, ratio }) => `${address}: ${picture} is ${rounded(ratio, 2)} × at ${width} px`,
    ),
    ...scores.flatMap(({ address, accessibility, bestPractices, seo, shift }) => [
      ...(accessibility < 100 ? [`${address}: accessibility ${accessibility}`] : []),
      ...(bestPractices < 100 ? [`${address}: best practices ${bestPractices}`] : []),
      ...(seo < 100 ? [`${address}: SEO ${seo}`] : []),
      // To three decimals, as Lighthouse shows it: a word in a row moves a pixel or two when its font comes.
      ...(rounded(shift, 3) > 0 ? [`${address}: CLS ${shift}`] : []),
    ]),
  ]
  if (broken.length > 0) console.error('\nBudgets broken that no machine’s speed can change:')
  for (const line of broken) console.error(line)
  process.exitCode = broken.length > 0 ? 1 : 0
}

/** Compares the federated site with the same sources as one plain bundle. */
async function auditTax(environment: { SITE_ORIGIN: string; SITE_DIR: string; RELEASES_DIR: string }) {
  const plain = await serveOther({ ...environment, ...(await plainSite(environment)) })
  try {
    const rows = await tax(environment.SITE_ORIGIN, plain.origin, runs)
    table(
      `Federated against one plain bundle, slow phone, real throttling, in turns, median of ${runs}`,
      rows.map((row) => ({
        ...row,
        federated: rounded(row.federated, 1),
        plain: rounded(row.plain, 1),
        ratio: rounded(row.ratio, 2),
      })),
    )
    mkdirSync(reports, { recursive: true })
    writeFileSync(path.join(reports, 'tax.json'), JSON.stringify(rows, null, 1))
  } finally {
    await plain.stop()
  }
}

let site: Awaited<ReturnType<typeof serveBuiltSite>> | undefined
let bareSite: Awaited<ReturnType<typeof serveBareSite>> | undefined
try {
  if (!Number.isInteger(runs) || runs < 1)
    throw new Unmeasurable(`AUDIT_RUNS=${process.env.AUDIT_RUNS} is no count of runs.`)
  const given = process.env.SITE_ORIGIN
  if (isTax && (given || only.length > 0))
    throw new Unmeasurable('--tax builds both sites itself: name no addresses and no SITE_ORIGIN with it.')
  // A wrong address is refused before the build, which takes minutes.
  if (only.length > 0 && !given) requireKnown(await addressesToBe())
  if (given) await audit(originIn(given))
  else if (isTax) {
    site = await serveBuiltSite()
    await auditTax(site.environment)
  } else {
    site = await serveBuiltSite()
    bareSite = await serveBareSite(site.environment)
    await audit(site.environment.SITE_ORIGIN, bareSite.origin)
  }
} catch (error) {
  if (!(error instanceof Unmeasurable)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await bareSite?.stop()
  await site?.stop()
}
