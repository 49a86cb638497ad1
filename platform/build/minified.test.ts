import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { minified } from './minified.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'minified-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds one module; returns its code and its source map. */
async function built(source: string) {
  const root = path.join(folder, 'sources')
  mkdirSync(root, { recursive: true })
  writeFileSync(path.join(root, 'entry.js'), source)
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [minified(path.join(folder, 'kept'))],
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input: path.join(root, 'entry.js') } },
  })) as Rolldown.RolldownOutput
  return [output[0].code, output[0].map?.sources] as const
}

const kept = () => readdirSync(path.join(folder, 'kept'))

test('code is minified, without a comment, and its map leads to the source', async () => {
  const [code, sources] = await built('/*! legal */ const long = Math.random() * 2 // twice\nconsole.log(long)\n')
  expect(code).toBe('var o=2*Math.random();console.log(o);')
  expect(sources).toEqual([expect.stringMatching(/entry\.js$/)])
})

test('what has not changed is taken from the last build, and what has is made again', async () => {
  const first = await built("console.log('one')")
  const [file = '', ...others] = kept()
  expect(others).toEqual([])
  expect(await built("console.log('one')")).toEqual(first)
  expect(kept()).toEqual([file])

  const marked = path.join(folder, 'kept', file)
  writeFileSync(marked, readFileSync(marked, 'utf8').replace('one', 'kept'))
  expect((await built("console.log('one')"))[0]).toContain('kept')
  expect((await built("console.log('two')"))[0]).toContain('two')
  expect(kept()).toHaveLength(2)
})
