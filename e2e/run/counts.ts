import { existsSync, readFileSync } from 'node:fs'

/** How many tests of a run passed, failed and were skipped. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

// A run that wrote no report has failed.
const none: Count = { passed: 0, failed: 1, skipped: 0 }

/** The count of Vitest's report in a file. */
export function vitestCount(file: string): Count {
  if (!existsSync(file)) return none
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { status: string }[] }[]
}

const flakyIn = ({ file, suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
]

/** The count of Playwright's report in a file. Logs the tests that passed only when they were tried again. */
export function playwrightCount(file: string): Count {
  if (!existsSync(file)) return none
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  for (const test of (suites as Suite[]).flatMap(flakyIn)) console.warn(`Passed only when tried again: ${test}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** The sum of all counts, in words. */
export function inWords(counts: readonly Count[]): string {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
