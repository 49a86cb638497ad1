import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type AreaName, contractVersion } from 'shared-ui/contract'
import { areaNames, areas, type Unit } from '../base/project.ts'
import { sharedBy } from '../build/unitDescription.ts'
import type { Pins } from '../store/pins.ts'
import type { Release, UnitDescription } from '../store/store.ts'

/** The properties in which a fake release differs from the default. */
export interface FakeRelease {
  version?: string
  builtAt?: string
  contract?: number
  shared?: Record<string, string>
  prefix?: string
  /** The words of each page, by address. A page with empty words throws when it is rendered. */
  pages?: Readonly<Record<string, string>>
  /** The canonical address of all addresses that fit a pattern, by pattern; empty where each is its own. */
  patterns?: Readonly<Record<string, string>>
  /** The address that its pages link to. */
  link?: string
}

/** The prefix of an area, which need not be one of the project's. */
export const prefixOf = (unit: AreaName, { prefix }: FakeRelease = {}) =>
  prefix ?? areas.get(unit)?.prefix ?? `/sovran-${unit}`

/** The full address of a package, for the fake builds: they lie where Node finds no packages. */
const addressOf = (name: string) => import.meta.resolve(name)

/** The code with which a fake shell provides React. */
const sharedServer = `
import React from '${addressOf('react')}'
export const { createElement, Fragment, useState } = React
export default React
`

/** The code of a shell's server build. */
const shellServer = `
import { createElement } from './shared/react.js'
import server from '${addressOf('react-dom/static')}'
export const { prerender } = server
export const treeOf = (address, site, components) => {
  const fits = Object.entries(site.areas).filter(([, { prefix }]) => address.startsWith(prefix))
  const [area] = fits.sort(([, one], [, other]) => other.prefix.length - one.prefix.length)[0]
  return createElement('main', null,
    createElement(components[area], { address, notFound: 'Not found', origin: site.origin }))
}
export const frameOf = (address, areas) => ({
  above: '<header data-menus="' + Object.values(areas).map(({ menu }) => menu.title) + '"></header>',
  below: '<footer></footer>',
})
`

/** The code of an area's server build. */
const areaServerCode = (unit: AreaName, { version = '1', ...own }: FakeRelease) => `
import { createElement, Fragment } from 'react'
const words = ${JSON.stringify(own.pages ?? { [prefixOf(unit, own) || '/']: `${unit} ${version}` })}
const patterns = ${JSON.stringify(own.patterns ?? {})}
const load = async () => ({})
const headOf = (address) => ({ title: address, description: 'About ' + address })
export const menu = { title: '${unit}', entries: [], footer: [], overview: [] }
export const pages = [
  ...Object.keys(words).map((path) => ({ path, load, source: 'src/Page.tsx', addresses: { [path]: headOf(path) } })),
  ...Object.entries(patterns).map(([path, canonical]) => ({
    path, load, source: 'src/Page.tsx', addresses: {}, otherwise: (address) => ({ ...headOf(address), ...(canonical && { canonical }) }),
  })),
]
export default ({ address, notFound, origin }) => {
  if (words[address] === '') throw new Error('no words')
  const [canonical] = Object.entries(patterns).filter(([path]) => path.replace(/:.*/, '_') === address).map(([, to]) => to)
  return createElement(Fragment, null,
    createElement('title', null, address),
    createElement('meta', { name: 'description', content: 'About ' + address }),
    createElement('link', { rel: 'canonical', href: origin + (canonical || address) }),
    createElement('p', null, words[address] ?? notFound),
    createElement('a', { id: 'here', href: '${own.link ?? '/'}' }, 'A link'))
}
`

/** The assets of an area's release, by name: code enough to be compressed. */
const areaAssets = (name: string, version: string) => ({
  [`remoteEntry-${version}.js`]: `import './Page-${version}.js'`,
  [`Page-${version}.js`]: `export const page = '${name} ${version}'\n`.repeat(20),
})

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
    area(unit: AreaName, own: FakeRelease = {}) {
      const version = own.version ?? '1'
      write(`${unit}/${version}/server/entry-server.js`, areaServerCode(unit, own))
      const [entry, page] = [`assets/remoteEntry-${version}.js`, `assets/Page-${version}.js`]
      const modules = {
        [entry]: { integrity: 'sha256-entry', imports: [] },
        [page]: { integrity: 'sha256-page', imports: [] },
      }
      const files = { entry, files: [], pages: { 'src/Page.tsx': [page] }, modules }
      return describe(unit, areaAssets(unit, version), files, own)
    },
    /** Writes the output of a build of an area. */
    build(unit: AreaName, own: FakeRelease = {}) {
      const version = own.version ?? '1'
      rmSync(file('built', unit), { recursive: true, force: true })
      write(`built/${unit}/server/entry-server.js`, areaServerCode(unit, own))
      const manifest = {
        'virtual:mf-entry': { file: `assets/remoteEntry-${version}.js` },
        'src/Page.tsx': { file: `assets/Page-${version}.js` },
      }
      write(`built/${unit}/browser/.vite/manifest.json`, JSON.stringify(manifest))
      for (const [name, content] of Object.entries(areaAssets(unit, version)))
        write(`built/${unit}/browser/assets/${name}`, content)
    },
    pin: (pins: Pins) => write('pins.json', JSON.stringify(pins)),
  }
}
