import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../base/store.ts'
import { contractReport, refusalOf, reportFile } from './contractReport.ts'

const committed = readFileSync(path.join(root, reportFile), 'utf8')

test('the types between shell and areas are those of the committed report', () => {
  const report = contractReport()
  expect(report, refusalOf(committed, report) ?? 'Run npm run contract, and commit what it writes.').toBe(committed)
})

/** The report of a copy of the sources in which some words are replaced, file by file. */
function reportWith(changes: Readonly<Record<string, readonly [from: string, to: string]>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'))
  try {
    for (const part of ['shared-ui', 'shared-enquiry'])
      cpSync(path.join(root, part, 'src'), path.join(folder, part, 'src'), {
        recursive: true,
        filter: (source) => !/\/(pictures|components|system|styles)$|\.test\.tsx?$/.test(source),
      })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [file, [from, to]] of Object.entries(changes)) {
      const before = readFileSync(path.join(folder, file), 'utf8')
      expect(before).toContain(from)
      writeFileSync(path.join(folder, file), before.replace(from, to))
    }
    return contractReport(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a change of the contract, of a shared module or of the page’s state shows in the report, and a comment does not', () => {
  const report = reportWith({
    'shared-ui/src/contract.ts': ['  teaser?: string', '  teaser: string'],
    'shared-ui/src/loading.tsx': ['export function forgetFailures()', 'export function forgetFailures(_all?: boolean)'],
    'shared-ui/src/pageState.ts': ["  used?: ''", "  opened?: ''"],
    'shared-enquiry/src/enquiry.ts': [
      'export function settle(key: string)',
      'export function settle(key: string, _all?: boolean)',
    ],
    'shared-ui/src/areas.ts': ["mark: '#0a7d5a'", "mark: '#000000'"],
    'shared-enquiry/src/Gateway.ts': ['/** Empty when the visitor gave none. */', '/** May be empty. */'],
  })
  const before = committed.split('\n')
  expect(report.split('\n').filter((line) => !before.includes(line))).toEqual([
    '    teaser: string;',
    "    opened?: '';",
    'export declare function settle(key: string, _all?: boolean): void;',
    'export declare function forgetFailures(_all?: boolean): void;',
  ])
})

test('a changed report is refused while contractVersion stands, and taken once it is raised', () => {
  const changed = committed.replace('teaser?: string', 'teaser: string')
  expect(changed).not.toBe(committed)
  expect(refusalOf(committed, changed)).toMatch(/contractVersion is still \d+\. .* npm run contract -- --compatible/)
  expect(refusalOf(committed, committed)).toBeUndefined()
  expect(refusalOf(committed, changed.replace(/contractVersion = \d+/, 'contractVersion = 999'))).toBeUndefined()
})
