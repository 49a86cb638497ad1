import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type AreaName, contractVersion } from 'shared-ui/contract'
import { areaNames, areas, type Unit } from '../base/project.ts'
import { sharedBy } from '../build/unitDescription.ts'
import type { Pins } from '../store/pins.ts'
import type { Release, UnitDescription } from '../store/store.ts'
import {
  areaAssets,
  areaFiles,
  areaManifest,
  areaServerCode,
  type FakeArea,
  sharedServer,
  shellServer,
} from './fakeUnits.ts'

/** The properties in which a fake release differs from the default. */
export interface FakeRelease extends Partial<FakeArea> {
  version?: string
  builtAt?: string
  contract?: number
  shared?: Record<string, string>
  prefix?: string
}

const template = `<!doctype html><html><head><!--head--></head><body><!--above--><div id="root"><!--app--></div><!--below--><!--site--></body></html>`

/** A store of small releases in a folder of its own, so that composing can be tried without a build. */
export function fakeStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const file = (...parts: string[]) => path.join(folder, ...parts)
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(file(name)), { recursive: true })
    writeFileSync(file(name), content)
  }

  function describe(
    unit: Unit,
    contents: Record<string, string>,
    files: Pick<UnitDescription, 'entry' | 'files' | 'pages' | 'modules'>,
    { version = '1', ...own }: FakeRelease,
  ): Release {
    for (const [name, content] of Object.entries(contents)) write(`${unit}/assets/${name}`, content)
    const builtAt = own.builtAt ?? '2026-01-01T00:00:00.000Z'
    const release: Release = {
      unit,
      version,
      builtAt,
      commit: 'fake',
      contract: own.contract ?? contractVersion,
      ...files,
      assets: Object.keys(contents),
      pictures: [],
      shared: own.shared ?? sharedBy(unit),
      ...(unit !== 'shell' && { area: { prefix: prefixOf(unit, own), team: unit } }),
    }
    write(`${unit}/${version}/release.json`, JSON.stringify(release))
    return release
  }

  const prefixOf = (unit: AreaName, { prefix }: FakeRelease) => prefix ?? areas.get(unit)?.prefix ?? `/sovran-${unit}`

  const areaOf = (unit: AreaName, { version = '1', ...own }: FakeRelease): FakeArea => ({
    pages: own.pages ?? { [prefixOf(unit, own) || '/']: `${unit} ${version}` },
    patterns: own.patterns ?? {},
    ...(own.link && { link: own.link }),
  })

  return {
    folder,
    file,
    /** Puts a release of the shell into the store. */
    shell({ version = '1', ...own }: FakeRelease = {}) {
      write(`shell/${version}/index.html`, template)
      write(`shell/${version}/favicon.svg`, '<svg xmlns="http://www.w3.org/2000/svg" stroke="#bfe3d7"/>')
      write(`shell/${version}/boot.js`, `document.boot = '${version}'`)
      write(`shell/${version}/assets/main-${version}.js.map`, '{}')
      write(`shell/${version}/server/entry-server.js`, shellServer)
      write(`shell/${version}/server/shared/react.js`, sharedServer)
      const pictures = Object.fromEntries(areaNames.map((name) => [`og-${name}-1.jpg`, 'a picture']))
      const files = {
        entry: `assets/main-${version}.js`,
        files: [],
        pages: {},
        modules: {
          [`assets/main-${version}.js`]: { integrity: 'sha256-main', imports: [] },
          [`assets/firestore-${version}.js`]: { integrity: 'sha256-f', imports: [`assets/shared-${version}.js`] },
          [`assets/shared-${version}.js`]: { integrity: 'sha256-shared', imports: [] },
        },
      }
      const scripts = Object.fromEntries(
        ['main', 'firestore', 'shared'].map((name) => [`${name}-${version}.js`, `export const shell = '${version}'`]),
      )
      const contents = { ...scripts, ...pictures }
      return describe('shell', contents, files, { version, ...own })
    },
    /** Puts a release of an area into the store. */
    area(unit: AreaName, { version = '1', ...own }: FakeRelease = {}) {
      const area = areaOf(unit, { version, ...own })
      write(`${unit}/${version}/server/entry-server.js`, areaServerCode(unit, area))
      return describe(unit, areaAssets(unit, version), areaFiles(version), { version, ...own })
    },
    /** Writes the output of a build of an area. */
    build(unit: AreaName, { version = '1', ...own }: FakeRelease = {}) {
      rmSync(file('built', unit), { recursive: true, force: true })
      write(`built/${unit}/server/entry-server.js`, areaServerCode(unit, areaOf(unit, { version, ...own })))
      write(`built/${unit}/browser/.vite/manifest.json`, JSON.stringify(areaManifest(version)))
      for (const [name, content] of Object.entries(areaAssets(unit, version)))
        write(`built/${unit}/browser/assets/${name}`, content)
      return { unit, folder: file('built', unit) }
    },
    pin: (pins: Pins) => write('pins.json', JSON.stringify(pins)),
  }
}
