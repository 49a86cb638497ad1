import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkSharing } from './checkSharing.ts'
import { sharedModules } from './sharedModules.ts'
import { type SharingRecord, sharingRecord } from './sharingRecord.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sharing-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Puts the record of a build where the check reads it. */
function record(shared: Partial<SharingRecord>) {
  const file = path.join(folder, sharingRecord)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(shared))
}

const all = Object.fromEntries(sharedModules.map(({ name }) => [name, ['any']]))

test('an area with a copy of a shared module is refused', () => {
  record({ takes: {}, copies: [] })
  expect(checkSharing('builders', folder)).toEqual({ takes: {}, copies: [] })
  record({ takes: {}, copies: ['shared-enquiry'] })
  expect(() => checkSharing('builders', folder)).toThrow(
    'mf-builders was built with its own copy of shared-enquiry, whose state no other area would see. Nothing was released',
  )
})

test('a shell that lacks a shared module is refused, before any area finds it undefined', () => {
  record({ provides: all })
  expect(checkSharing('shell', folder).provides).toEqual(all)
  const { zustand: _left, ...others } = all
  record({ provides: others })
  expect(() => checkSharing('shell', folder)).toThrow(
    'The shell was built without zustand, which the areas take from it. Nothing was released',
  )
})
