import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sharingRecord } from './sharingRecord.ts'
import { describeBuild, readFiles, unitRecord } from './unitDescription.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes what Vite and our plugins leave of an area's build. */
function built(manifest: object, copies: string[] = []) {
  mkdirSync(path.join(folder, '.vite'), { recursive: true })
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, sharingRecord), JSON.stringify({ takes: { react: ['useState'] }, copies }))
}

const manifest = {
  '_common-1.js': { file: 'assets/common-1.js', css: ['assets/common-1.css'] },
  'src/area.ts': { file: 'assets/area-1.js', imports: ['_common-1.js'], css: ['assets/area-1.css'] },
  'src/pages/Page.tsx': { file: 'assets/Page-1.js', imports: ['_common-1.js'], css: ['assets/Page-1.css'] },
  'virtual:remote': { file: 'assets/remoteEntry-1.js' },
  'dot.svg': { file: 'assets/dot-1.svg' },
}

const files = {
  entry: 'assets/remoteEntry-1.js',
  files: ['assets/area-1.js', 'assets/common-1.css', 'assets/area-1.css'],
  pages: { 'src/pages/Page.tsx': ['assets/Page-1.js', 'assets/common-1.css', 'assets/Page-1.css'] },
  modules: {
    'assets/Page-1.js': ['assets/common-1.js'],
    'assets/area-1.js': ['assets/common-1.js'],
    'assets/common-1.js': [],
    'assets/remoteEntry-1.js': [],
  },
}

test('a build of ours is described by Vite’s manifest, styles in the order of the cascade', () => {
  built(manifest)
  describeBuild('builders', folder)
  const described = JSON.parse(readFileSync(path.join(folder, unitRecord), 'utf8'))
  expect(described).toEqual({
    contract: expect.any(Number),
    ...files,
    provides: {},
    takes: { react: { versions: expect.stringMatching(/^\^/), exports: ['useState'] } },
  })
  expect(readFiles('builders', folder)).toEqual(described)
})

test('a release from before has the manifest alone', () => {
  built(manifest)
  expect(readFiles('builders', folder)).toEqual(files)
})

test('a manifest that is not as expected fails the build, and so does a copy of a shared module', () => {
  built({ ...manifest, 'src/area.ts': { file: 'assets/area-1.js', imports: ['_gone.js'] } })
  expect(() => describeBuild('builders', folder)).toThrow("Vite's manifest of builders names no file of _gone.js")
  built(manifest, ['zustand'])
  expect(() => describeBuild('builders', folder)).toThrow('mf-builders was built with its own copy of zustand')
})
