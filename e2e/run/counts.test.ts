import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inWords, playwrightCount, vitestCount } from './counts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('skipped tests are counted beside those that passed, and one that passed the second time has failed', () => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ suites: [], stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 2 } }))
  expect(inWords([playwrightCount(file), { passed: 1, failed: 0, skipped: 0 }])).toBe('4 passed, 1 failed, 2 skipped')
  expect(inWords([{ passed: 1, failed: 0, skipped: 0 }])).toBe('1 passed, 0 failed')
})

test('a run without a report has failed', () => {
  const file = path.join(folder, 'none.json')
  expect(inWords([playwrightCount(file), vitestCount(file)])).toBe('0 passed, 2 failed')
})
