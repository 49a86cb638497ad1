import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  ['throws a riddle', 'throw Object.create(null)', 'ended the process that renders (exit code 1)'],
  ['ends its process', 'console.log("Bye"); process.exit(13)', /exit code 13\). It printed: Bye/],
  ['fails at once elsewhere', `Promise.reject(new Error('late')); await new Promise(() => {})`, 'printed'],
  ['has no table', 'export const pages = 7', 'builders@2 cannot be loaded: '],
  ['has pages of another shape', 'export const pages = [{ path: "/a" }], menu = {}', 'its table says pages.0.source: '],
  ['answers by itself', `process.send({ answer: {} })`, 'process.send is not a function'],
  ['gives what cannot be sent', 'export const pages = [], menu = { size: 1n }', 'BigInt'],
  ['writes a file', `import fs from 'node:fs'; fs.writeFileSync(import.meta.dirname + '/x', '')`, 'restricted'],
])('code that %s is refused by name', async (_, code, words) => {
  const refusal = await refusalOf(code.includes('export') ? code : `${code}\n${table}`)
  expect(refusal).toMatch(/^Error: builders@2 cannot be loaded: /)
  expect(refusal).toMatch(words)
  expect(existsSync(path.join(folder, 'x'))).toBe(false)
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

test('an endless loop ends with a killed compose', async () => {
  writeFileSync(path.join(folder, 'entry-server.js'), 'for (;;) {}')
  const renderer = path.join(import.meta.dirname, 'renderer.ts')
  const program = `import(${JSON.stringify(renderer)}).then(({ startRenderer }) =>
    startRenderer().load(${JSON.stringify(release)}, ${JSON.stringify(folder)}))`
  const compose = spawn(process.execPath, ['--import', 'tsx', '-e', program], { cwd: import.meta.dirname })
  const children = () => spawnSync('ps', ['--ppid', `${compose.pid}`, '-o', 'pid='], { encoding: 'utf8' }).stdout.trim()
  await vi.waitUntil(() => children(), 50_000)
  const child = children()
  compose.kill('SIGKILL')
  await vi.waitUntil(
    () => !/^[^Z]/.test(spawnSync('ps', ['-p', child, '-o', 'stat='], { encoding: 'utf8' }).stdout),
    50_000,
  )
})
