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

/** The count of Playwright's report in a file. A test that passed only when it was tried again has failed. */
export function playwrightCount(file: string): Count {
  if (!existsSync(file)) return none
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** The sum of all counts, in words. */
export function inWords(counts: readonly Count[]): string {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
