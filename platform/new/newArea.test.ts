import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areasIn, lastPort, root } from '../base/project.ts'
import { newArea } from './newArea.ts'

const owners = '.github/CODEOWNERS'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'))
  for (const file of [owners, 'mf-builders/package.json']) cpSync(path.join(root, file), path.join(folder, file))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

test.each(['Orchards', 'my-garden', 'shell', 'enquiries', 'constructor', 'held', 'facadefacade', 'builders'])(
  'an area cannot be called %s',
  (name) => {
    const before = readdirSync(folder, { recursive: true })
    expect(() => newArea(name, folder)).toThrow(name)
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  },
)

test('a new area is the renamed template, with an owner', () => {
  const written = newArea('orchards', folder)
  expect(written).toEqual(expect.arrayContaining(['mf-orchards/src/pages/OrchardsPage.tsx', owners]))
  for (const file of written) expect(existsSync(path.join(folder, file)), file).toBe(true)
  for (const file of written.filter((each) => each.startsWith('mf-'))) expect(read(file)).not.toMatch(/company/i)
  expect(areasIn(folder).get('orchards')).toEqual({ prefix: '/sovran-orchards', team: 'orchards', port: 4001 })
  expect(read(owners)).toMatch(/\n\/mf-orchards\/ @sovran\/orchards\n$/)
})

test('every area gets its own port, the tenth too', () => {
  const letters = 'abcdefghij'
  for (const letter of letters) newArea(`area${letter}`, folder)
  const ports = [...areasIn(folder).values()].map(({ port }) => port)
  expect(new Set(ports).size).toBe(letters.length + 1)
  expect(Math.max(...ports)).toBeLessThanOrEqual(lastPort)
})

test('a package without a port is refused, with the name of its file', () => {
  newArea('orchards', folder)
  const text = read('mf-orchards/package.json').replace(/"port": \d+/, '"port": 80')
  writeFileSync(path.join(folder, 'mf-orchards/package.json'), text)
  expect(() => areasIn(folder)).toThrow('mf-orchards/package.json does not describe its area')
})
