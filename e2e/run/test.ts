import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../../platform/base/chromium.ts'
import { readCommand, runCommand } from '../../platform/base/command.ts'
import { units as allUnits } from '../../platform/base/store.ts'
import { packagesOf } from '../../platform/pipeline/unitsOf.ts'
import { type Count, inWords, playwrightCount, vitestCount } from './counts.ts'
import { parts as allParts, scopeOf, shardOf, testsOf } from './parts.ts'
import { runEngine } from './runEngine.ts'
import { serveBuiltSite } from './serve.ts'
import { type StepOptions, step } from './step.ts'

const reports = path.resolve(import.meta.dirname, '../../reports')

const { scope, shard } = await runCommand(() => {
  const most = allParts.length + allUnits.length
  const { words } = readCommand({ name: 'npm test', words: most, example: 'npm test -- builders' })
  return { scope: scopeOf(words), shard: shardOf() }
})
const { parts, units } = scope
const isWhole = units.length === allUnits.length
const packages = isWhole ? [] : packagesOf(units)
// With shards, the first one runs the tests that are not divided.
const isFirst = !shard || shard.startsWith('1/')
// A few seconds in each of the other engines. `npm run engines` runs all their tests.
const others = isFirst && isWhole ? (['firefox', 'webkit'] as const) : []

mkdirSync(reports, { recursive: true })
// The site under test stays: what has not changed in it is not built again.
for (const name of readdirSync(reports))
  if (name !== 'site-under-test') rmSync(path.join(reports, name), { recursive: true })

let isGood = true
const counts: Count[] = []

/** Runs a project of vitest.config.ts, or of it what is in these folders, and counts its tests. */
async function runVitest(
  what: string,
  project: string,
  folders: readonly string[],
  environment?: NodeJS.ProcessEnv,
  options?: StepOptions,
) {
  const file = path.join(reports, `vitest-${project.replace('!', 'not-')}.json`)
  const args = ['run', ...folders, '--project', project, '--reporter=default', '--reporter=json']
  const all = ['node_modules/vitest/vitest.mjs', ...args, `--outputFile.json=${file}`]
  isGood = (await step(what, all, environment, options)) && isGood
  counts.push(vitestCount(file))
}

// What needs no site and no browser is tested while the site is built, and while browsers are installed where there are
// none: much of that waits, for the disk or for other processes.
const serving = parts.includes('e2e') ? serveBuiltSite(units) : undefined
// A fault is reported where the site is needed.
serving?.catch(() => {})
const install = ['--import', 'tsx', 'e2e/run/installBrowsers.ts', 'chromium', ...others]
const installing = parts.includes('e2e') ? step('Browsers', install, {}, { isBeside: true }) : undefined

if (parts.includes('lint'))
  isGood =
    (await step('Format, lint and import rules', ['node_modules/@biomejs/biome/bin/biome', 'check', ...packages])) &&
    isGood
if (parts.includes('types'))
  isGood = (await step('Types', ['--import', 'tsx', 'platform/build/checkTypes.ts', ...packages])) && isGood
if (parts.includes('unit'))
  await runVitest(
    'Unit and component tests',
    '!served',
    packages.map((name) => `${name}/`),
  )
if (serving) {
  await installing
  process.env.CHROMIUM_PATH = findChromium()
  const site = await serving
  try {
    const served = isWhole ? [] : ['e2e/site', ...units.map((unit) => `e2e/areas/${unit}`)]
    // Side by side, as each waits much of the time.
    const beside = { isBeside: others.length > 0 }
    if (isFirst)
      await Promise.all([
        runVitest('Pages as they are served', 'served', served, site.environment, beside),
        ...others.map(async (name) =>
          counts.push(await runEngine(name, site.environment, ['--grep', '@smoke', '--workers=1'], beside)),
        ),
      ])
    const only = [...(shard ? [`--shard=${shard}`] : []), ...(isWhole ? [] : ['--grep', testsOf(units)])]
    const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...only]
    isGood = (await step('Journeys and audits in a browser', args, site.environment)) && isGood
    counts.push(playwrightCount(path.join(reports, 'playwright.json')))
  } finally {
    await site.stop()
  }
}

const hasFailed = counts.some(({ failed }) => failed > 0)
if (!hasFailed && !isGood) console.error('A step before the tests failed; see above.')
// Vitest and Playwright each end with a summary of their own. This line is the sum of all.
process.stdout.write(`\n${inWords(counts)}\n`)
process.exit(isGood && !hasFailed ? 0 : 1)
