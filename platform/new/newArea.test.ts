import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newArea } from './newArea.ts'

let folder: string
const registry = "export const areas = [\n  { name: 'company' },\n] as const\n"

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'))
  mkdirSync(path.join(folder, 'shared-ui/src'), { recursive: true })
  writeFileSync(path.join(folder, 'shared-ui/src/areas.ts'), registry)
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['Gardens', 'is no name for an area'],
  ['my-garden', 'is no name for an area'],
  ['r', 'already means something else'],
  ['shell', 'already means something else'],
  ['enquiries', 'already means something else'],
  ['company', 'has that name or address already'],
  ['builders', 'has that name or address already'],
])('an area cannot be called %s', (name, words) => {
  expect(() => newArea(name, folder)).toThrow(words)
  expect(readdirSync(folder)).toEqual(['shared-ui'])
})

test('an area that cannot be written whole is taken back', () => {
  // A file where a folder has to be.
  writeFileSync(path.join(folder, '.github'), '')
  expect(() => newArea('gardens', folder)).toThrow('Nothing of the area gardens was left behind.')
  expect(existsSync(path.join(folder, 'mf-gardens'))).toBe(false)
  expect(readFileSync(path.join(folder, 'shared-ui/src/areas.ts'), 'utf8')).toBe(registry)
  rmSync(path.join(folder, '.github'))
  expect(newArea('gardens', folder)).toContain('shared-ui/src/areas.ts')
  expect(readFileSync(path.join(folder, 'shared-ui/src/areas.ts'), 'utf8')).toContain("name: 'gardens'")
})
