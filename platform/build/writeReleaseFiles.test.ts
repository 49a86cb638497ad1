import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sharedModules } from 'shared-page/sharedModules'
import { afterEach, expect, test } from 'vitest'
import { readJson } from '../base/files.ts'
import { formatVersion } from '../store/format.ts'
import { writeReleaseFiles } from './writeReleaseFiles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the files that Vite and the federation plugin leave after an area's build. */
function built(manifest: Record<string, { file: string; imports?: string[] }>) {
  mkdirSync(path.join(folder, '.vite'), { recursive: true })
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  mkdirSync(path.join(folder, 'assets'))
  for (const { file } of Object.values(manifest)) writeFileSync(path.join(folder, file), '')
}

const manifest = {
  '_common-1.js': { file: 'assets/common-1.js', css: ['assets/common-1.css'] },
  'src/area.ts': {
    file: 'assets/area-1.js',
    imports: ['_common-1.js'],
    dynamicImports: ['src/pages/Page.tsx'],
    css: ['assets/area-1.css'],
  },
  'src/pages/Page.tsx': { file: 'assets/Page-1.js', imports: ['_common-1.js'], css: ['assets/Page-1.css'] },
  'virtual:mf-entry': { file: 'assets/remoteEntry-1.js', dynamicImports: ['src/area.ts', 'virtual:mf-map'] },
  'virtual:mf-map': { file: 'assets/map-1.js' },
  'dot.svg': { file: 'assets/dot-1.svg' },
}

const area = { prefix: '/sovran-builders', team: 'builders', port: 4003 }

const source = { unit: 'builders', from: folder, area, folder }

test('turns a build’s folder into a release folder, with styles in cascade order', async () => {
  built(manifest)
  const row = { pattern: '/sovran-builders', paths: {} }
  const rendered = { menu: {}, redirects: [], pages: [{ ...row, source: 'src/pages/Page.tsx' }] }
  writeFileSync(path.join(folder, 'rendered.json'), JSON.stringify(rendered))
  writeFileSync(path.join(folder, 'shared-imports.json'), '{"shared-page/router":["Route"]}')
  await writeReleaseFiles(source)
  const files = ['assets/Page-1.js', 'assets/common-1.css', 'assets/Page-1.css']
  const read = (name: string) => readJson(path.join(folder, name))
  expect(read('table.json')).toEqual({ menu: {}, redirects: [], pages: [{ ...row, files }] })
  expect(read('release.json')).toEqual({
    format: formatVersion,
    unit: 'builders',
    commit: expect.any(String),
    contract: expect.any(Number),
    area: { prefix: '/sovran-builders', team: 'builders' },
    entry: 'assets/remoteEntry-1.js',
    files: ['assets/area-1.js', 'assets/common-1.css', 'assets/area-1.css', 'assets/map-1.js'],
    imports: { 'assets/Page-1.js': ['assets/common-1.js'], 'assets/area-1.js': ['assets/common-1.js'] },
    shared: expect.objectContaining({
      react: sharedModules.react.range,
      '@module-federation/runtime-core': expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
    }),
    sharedImports: { 'shared-page/router': ['Route'] },
    assets: expect.arrayContaining(['area-1.js', 'dot-1.svg']),
    pictures: [],
  })
  // Files that only the build needs are gone.
  expect(readdirSync(folder).sort()).toEqual(['assets', 'pictures', 'release.json', 'table.json'])
})

test('an unexpected manifest fails the build', async () => {
  built({ ...manifest, 'src/area.ts': { file: 'assets/area-1.js', imports: ['_gone.js'] } })
  await expect(writeReleaseFiles(source)).rejects.toThrow("Vite's manifest of builders names no file of _gone.js")
})
