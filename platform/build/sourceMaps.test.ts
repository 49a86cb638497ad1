import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { compiledAhead } from './compiledAhead.ts'
import { minified } from './minified.ts'
import { sourceMaps } from './sourceMaps.ts'

// In the project's folder, so that the packages are found, and not among them.
const reports = path.resolve(import.meta.dirname, '../../reports')
mkdirSync(reports, { recursive: true })
const folder = mkdtempSync(path.join(reports, 'maps-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a package that lies in a folder of its own. */
async function built(name: string, comment = '') {
  const root = path.join(folder, name)
  mkdirSync(root)
  const sources = {
    'entry.js': `${comment}import { version } from 'react'\nimport 'virtual:own'\nexport const load = () => [version, import("./page.js")]`,
    'page.js': 'import "./page.css"\nexport const page = (given) => {\n  return given.words.length\n}',
    'page.css': 'h1 { color: red }',
  }
  for (const [file, code] of Object.entries(sources)) writeFileSync(path.join(root, file), code)
  // As the federation plugin writes modules of its own.
  const generated = {
    name: 'generated',
    resolveId: (source: string) => (source === 'virtual:own' ? 'virtual:own' : null),
    load: (id: string) => (id === 'virtual:own' ? `/* ${root} */ globalThis.own = 1` : null),
  }
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [generated, minified(path.join(root, 'kept')), compiledAhead(), sourceMaps()],
    build: {
      write: false,
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const maps = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.map'))
  return { chunks, maps: new Map(maps.map((file) => [file.fileName, String((file as Rolldown.OutputAsset).source)])) }
}

const hashed = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.js)/g, '')

test('each file of code has a map apart from the assets, which leads to its source', async () => {
  const { chunks, maps } = await built('one')
  expect([...maps.keys()].map(hashed).sort()).toEqual(['maps/entry.js.map', 'maps/page.js.map'])
  const page = chunks.find(({ name }) => name === 'page')
  const lines = page?.code.split('\n') ?? []
  const line = lines.findIndex((each) => each.includes('.words'))
  const map = new TraceMap(maps.get(`maps/${path.basename(page?.fileName ?? '')}.map`) ?? '')
  const found = originalPositionFor(map, { line: line + 1, column: lines[line]?.indexOf('words') ?? 0 })
  expect(found).toMatchObject({ source: expect.stringMatching(/^reports\/maps-\w+\/one\/page\.js$/), line: 3 })
  expect(sourceContentFor(map, found.source ?? '')).toContain('given.words.length')
  for (const { code } of chunks) expect(code).not.toContain('sourceMappingURL')
})

test('a map has no absolute path and no text of a library, and a comment changes a map alone', async () => {
  const [one, other] = [await built('two'), await built('three', '// A comment.\n')]
  const text = [...one.maps.values()].join('')
  expect(text).toContain('"node_modules/react/')
  expect(text).not.toContain('This source code is licensed')
  expect(text).not.toContain(path.resolve(import.meta.dirname, '../..'))
  expect(other.chunks.map(({ fileName, code }) => [fileName, code])).toEqual(
    one.chunks.map(({ fileName, code }) => [fileName, code]),
  )
  expect([...other.maps]).not.toEqual([...one.maps].map(([name, map]) => [name, map.replaceAll('/two/', '/three/')]))
})
