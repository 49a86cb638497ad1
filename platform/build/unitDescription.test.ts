import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sharedModules } from 'shared-ui/sharedModules'
import { afterEach, expect, test } from 'vitest'
import { integrityOf } from '../base/files.ts'
import { describeBuild } from './unitDescription.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes what Vite and the federation plugin leave of an area's build. */
function built(manifest: Record<string, { file: string; imports?: string[] }>) {
  mkdirSync(path.join(folder, 'browser/.vite'), { recursive: true })
  writeFileSync(path.join(folder, 'browser/.vite/manifest.json'), JSON.stringify(manifest))
  mkdirSync(path.join(folder, 'browser/assets'))
  for (const { file } of Object.values(manifest)) writeFileSync(path.join(folder, 'browser', file), '')
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

test('describes a build, with styles in the cascade’s order', () => {
  built(manifest)
  const integrity = integrityOf('')
  const row = { path: '/sovran-builders', addresses: {} }
  const rendered = { menu: {}, moved: [], pages: [{ ...row, source: 'src/pages/Page.tsx' }] }
  writeFileSync(path.join(folder, 'rendered.json'), JSON.stringify(rendered))
  const { description, table } = describeBuild({ unit: 'builders', folder, area })
  const files = ['assets/Page-1.js', 'assets/common-1.css', 'assets/Page-1.css']
  expect(table).toEqual({ menu: {}, moved: [], pages: [{ ...row, files }] })
  expect(description).toEqual({
    contract: expect.any(Number),
    area: { prefix: '/sovran-builders', team: 'builders' },
    entry: 'assets/remoteEntry-1.js',
    files: ['assets/area-1.js', 'assets/common-1.css', 'assets/area-1.css', 'assets/map-1.js'],
    modules: {
      'assets/Page-1.js': { integrity, imports: ['assets/common-1.js'] },
      'assets/area-1.js': { integrity, imports: ['assets/common-1.js'] },
      'assets/common-1.js': { integrity, imports: [] },
      'assets/map-1.js': { integrity, imports: [] },
      'assets/remoteEntry-1.js': { integrity, imports: [] },
    },
    shared: expect.objectContaining({
      react: sharedModules.react.range,
      '@module-federation/runtime-core': expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
    }),
  })
})

test('a manifest that is not as expected fails the build', () => {
  built({ ...manifest, 'src/area.ts': { file: 'assets/area-1.js', imports: ['_gone.js'] } })
  expect(() => describeBuild({ unit: 'builders', folder, area })).toThrow(
    "Vite's manifest of builders names no file of _gone.js",
  )
})
