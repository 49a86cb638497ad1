import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../../platform/base/chromium.ts'
import { readCommand, runCommand } from '../../platform/base/command.ts'
import { type Count, inWords, playwrightCount, vitestCount } from './counts.ts'
import { parts as allParts, partsOf, shardOf } from './parts.ts'
import { runEngine } from './runEngine.ts'
import { serveBuiltSite } from './serve.ts'
import { step } from './step.ts'

const reports = path.resolve(import.meta.dirname, '../../reports')

const { parts, shard } = await runCommand(() => {
  const { words } = readCommand({ name: 'npm test', words: allParts.length, example: 'npm test -- unit' })
  return { parts: partsOf(words), shard: shardOf() }
})
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let isGood = true
const counts: Count[] = []

/** Runs a project of vitest.config.ts and counts its tests. */
async function runVitest(what: string, project: string, environment: NodeJS.ProcessEnv = {}) {
  const file = path.join(reports, `vitest-${project.replace('!', 'not-')}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  isGood = (await step(what, ['node_modules/vitest/vitest.mjs', ...args], environment)) && isGood
  counts.push(vitestCount(file))
}

if (parts.includes('lint'))
  isGood = (await step('Format, lint and import rules', ['node_modules/@biomejs/biome/bin/biome', 'check'])) && isGood
if (parts.includes('types'))
  isGood = (await step('Types', ['--import', 'tsx', 'platform/build/checkTypes.ts'])) && isGood
if (parts.includes('unit')) await runVitest('Unit and component tests', '!served')
if (parts.includes('e2e')) {
  process.env.CHROMIUM_PATH = findChromium()
  const site = await serveBuiltSite()
  try {
    // With shards, the first one runs the tests that are not divided.
    const isFirst = !shard || shard.startsWith('1/')
    if (isFirst) await runVitest('Pages as they are served', 'served', site.environment)
    const only = shard ? [`--shard=${shard}`] : []
    const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...only]
    isGood = (await step('Journeys and audits in a browser', args, site.environment)) && isGood
    counts.push(playwrightCount(path.join(reports, 'playwright.json')))
    // A few seconds of the other engines. `npm run engines` runs all their tests.
    if (isFirst)
      for (const name of ['firefox', 'webkit'] as const)
        counts.push(await runEngine(name, site.environment, '--grep', '@smoke'))
  } finally {
    await site.stop()
  }
}

const hasFailed = counts.some(({ failed }) => failed > 0)
if (!hasFailed && !isGood) console.error('A step before the tests failed; see above.')
// Vitest and Playwright each end with a summary of their own. This line is the sum of all.
process.stdout.write(`\n${inWords(counts)}\n`)
process.exit(isGood && !hasFailed ? 0 : 1)
