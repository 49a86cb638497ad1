import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEnd } from './beforeEnd.ts'
import { findChromium } from './chromium.ts'
import { type Part, partsOf } from './parts.ts'
import { serveBuiltSite } from './serve.ts'

const root = path.resolve(import.meta.dirname, '../..')
const reports = path.join(root, 'reports')

function wantedParts(): readonly Part[] {
  try {
    return partsOf(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const wanted = wantedParts()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// Not spawnSync: while it waits no signal is heard, and what was started would outlive the tests.
async function step(what: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.warn(`\n— ${what}`)
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const forget = beforeEnd(() => child.kill())
  const [status] = await once(child, 'exit')
  forget()
  if (status !== 0) console.error(`${what}: failed.`)
  return status === 0
}

interface Count {
  passed: number
  failed: number
}

function vitestCount(): Count {
  const file = path.join(reports, 'vitest.json')
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { status: string }[] }[]
}

/** Tests that failed and then passed: they count as passed, and are named so that nobody gets used to them. */
const flakyIn = ({ file, suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
]

function playwrightCount(): Count {
  const file = path.join(reports, 'playwright.json')
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  for (const test of (suites as Suite[]).flatMap(flakyIn)) console.warn(`Passed only when tried again: ${test}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

let isGood = true
const counts: Count[] = []

if (wanted.includes('lint'))
  isGood = (await step('Format, lint and import rules', ['node_modules/@biomejs/biome/bin/biome', 'check'])) && isGood
if (wanted.includes('types')) isGood = (await step('Types', ['--import', 'tsx', 'shell/dev/checkTypes.ts'])) && isGood
if (wanted.includes('unit')) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'vitest.json')}`]
  isGood = (await step('Unit and component tests', ['node_modules/vitest/vitest.mjs', 'run', ...reporters])) && isGood
  counts.push(vitestCount())
}
if (wanted.includes('e2e')) {
  process.env.CHROMIUM_PATH = findChromium()
  const site = await serveBuiltSite()
  try {
    const shard = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : []
    const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...shard]
    isGood = (await step('Journeys and audits in a browser', args, site.environment)) && isGood
    counts.push(playwrightCount())
  } finally {
    await site.stop()
  }
}

const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)
if (total('failed') === 0 && !isGood) console.error('A step before the tests failed; see above.')
// Vitest and Playwright each close with a summary of their own; this line is the sum of both.
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
process.exit(isGood && total('failed') === 0 ? 0 : 1)
