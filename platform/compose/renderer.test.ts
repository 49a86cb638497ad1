import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRenderer } from './renderer.ts'

const release = { unit: 'builders', version: '2' } as const
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'renderer-'))
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Loads server code, and returns what refuses it. */
async function refusalOf(code: string, seconds?: number) {
  writeFileSync(path.join(folder, 'entry-server.js'), code)
  const renderer = startRenderer(seconds)
  return renderer
    .load(release, folder)
    .then(() => 'nothing', String)
    .finally(renderer.close)
}

const table = 'export const pages = [], menu = { entries: [], footer: [], overview: [] }'

test.each([
  ['throws undefined', 'throw undefined', 'it throws undefined'],
  ['throws a riddle', 'throw Object.create(null)', 'Cannot convert object'],
  ['ends its process', 'process.exit(13)', 'ended the thread that renders (exit code 13)'],
  ['fails at once elsewhere', `Promise.reject(new Error('late')); await new Promise(() => {})`, 'late'],
  ['takes what is not there', "import { newest } from 'node:fs'", "not provide an export named 'newest'"],
  ['has no table', 'export const pages = 7', 'is not a function'],
  ['has no menu', 'export const pages = []', 'its table says menu: Invalid'],
  ['has pages of another shape', 'export const pages = [{ path: "/a" }], menu = {}', 'its table says pages.0.source: '],
  ['gives what cannot be sent', 'export const pages = [], menu = () => {}', 'could not be cloned'],
])('code that %s is refused by name', async (_, code, words) => {
  const refusal = await refusalOf(code.includes('export') ? code : `${code}\n${table}`)
  expect(refusal).toMatch(/^Error: builders@2 cannot be loaded: /)
  expect(refusal).toContain(words)
})

test.each(['await new Promise(() => {})', 'for (;;) {}'])('code that never answers is refused: %s', async (code) => {
  expect(await refusalOf(`${code}\n${table}`, 0.5)).toContain(
    'builders@2 cannot be loaded: its code gave no answer within 0.5 s',
  )
})

test('code that ends the process between two answers is named', async () => {
  writeFileSync(path.join(folder, 'entry-server.js'), `setTimeout(() => process.exit(7))\n${table}`)
  const renderer = startRenderer()
  const loadForEver = async () => {
    for (;;) await renderer.load(release, folder)
  }
  await expect(loadForEver()).rejects.toThrow('(exit code 7)')
})
