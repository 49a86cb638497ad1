import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptInMemory } from './keptInMemory.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
const file = path.join(folder, 'a.js')
afterAll(() => rmSync(folder, { recursive: true }))

test('a file that has changed, or is gone, is not answered from memory', () => {
  writeFileSync(file, 'one')
  expect(keptInMemory(file)?.content.toString()).toBe('one')
  expect(keptInMemory(file)).toBe(keptInMemory(file))
  writeFileSync(file, 'two')
  utimesSync(file, 5, 5)
  expect(keptInMemory(file)?.content.toString()).toBe('two')
  rmSync(file)
  expect(keptInMemory(file)).toBeUndefined()
  expect(keptInMemory(folder)).toBeUndefined()
})

test('large files are left on the disk, and memory is bounded', () => {
  const first = path.join(folder, '0.js')
  for (let n = 0; n < 80; n++) {
    writeFileSync(path.join(folder, `${n}.js`), '')
    truncateSync(path.join(folder, `${n}.js`), 900_000)
  }
  const before = keptInMemory(first)
  for (let n = 1; n < 80; n++) keptInMemory(path.join(folder, `${n}.js`))
  // Not `not.toBe`, which compares every byte of two different files to say more.
  expect(keptInMemory(first) === before).toBe(false)
  truncateSync(first, 2_000_000)
  expect(keptInMemory(first)).toBeUndefined()
})
