import path from 'node:path'
import { type Engine, installEngine } from '../engines/findEngines.ts'
import { type Count, playwrightCount } from './counts.ts'
import { type StepOptions, step } from './step.ts'

const reports = path.resolve(import.meta.dirname, '../../reports')

/**
 * Runs the tests for every engine in one of them, against the site of the environment; `only` are further arguments for
 * Playwright. An engine that cannot be installed counts as one skipped test, and the run names what is missing.
 */
export async function runEngine(
  name: Engine,
  environment: NodeJS.ProcessEnv,
  only: readonly string[] = [],
  options?: StepOptions,
): Promise<Count> {
  const missing = installEngine(name)
  if (missing.length > 0) {
    console.warn(`\nSkipped: nothing was tested in ${name}, since this machine lacks ${missing.join(' and ')}.`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...only]
  const isGood = await step(`The engine ${name}`, args, { ...environment, ENGINE: name }, options)
  const count = playwrightCount(path.join(reports, `playwright-${name}.json`))
  // A run that ended before its tests has counted none.
  return isGood || count.failed > 0 ? count : { ...count, failed: 1 }
}
