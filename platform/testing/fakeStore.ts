import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type AreaName, contractVersion } from 'shared-page/contract'
import { areaNames, areas, type Unit } from '../base/project.ts'
import { sharedBy } from '../build/writeReleaseFiles.ts'
import { formatVersion, type Release } from '../store/format.ts'
import type { Pins } from '../store/pins.ts'

/** The properties in which a fake release differs from the default. */
export interface FakeRelease {
  version?: string
  builtAt?: string
  contract?: number
  shared?: Record<string, string>
  sharedImports?: Record<string, string[]>
  prefix?: string
  /** The text of each page, by path. If the text is empty, the page's file is missing. */
  pages?: Readonly<Record<string, string>>
  /** The canonical URL of all paths that match a pattern, by pattern; empty if each path has its own. */
  patterns?: Readonly<Record<string, string>>
  link?: string
  offers?: readonly object[]
}

/** The prefix of an area, which may differ from those of the project's areas. */
export const prefixOf = (unit: AreaName, { prefix }: FakeRelease = {}) =>
  prefix ?? areas.get(unit)?.prefix ?? `/sovran-${unit}`

const shellServer = `
export const frameOf = (address, areas) => ({
  above: '<header id="menu" data-menus="' + Object.values(areas).map(({ menu }) => menu.title) + '">' +
    Object.values(areas).flatMap(({ menu }) => menu.entries).map(({ link }) => '<a href="' + link + '"></a>').join('') +
    '</header>',
  below: '<footer></footer>',
})
export const notFound = () => ({ head: { title: 'Not found', description: 'Nothing' }, main: 'Not found' })
export const inMain = (markup) => markup
`

/** The route table of an area, and its pages by file. */
function areaPages(unit: AreaName, { version = '1', ...own }: FakeRelease) {
  const words = own.pages ?? { [prefixOf(unit, own) || '/']: `${unit} ${version}` }
  const pages: Record<string, string> = {}
  const headOf = (address: string, said = words[address]) => {
    const main = `pages/${address.slice(1).replaceAll('/', '.') || 'index'}.html`
    if (said !== '') pages[main] = `<p>${said}</p><a id="here" href="${own.link ?? '/'}">A link</a>`
    return { title: address, description: `About ${address}`, main }
  }
  const table = {
    menu: { title: unit, entries: [], footer: [], overview: [] },
    redirects: [],
    offers: own.offers ?? [],
    pages: [
      ...Object.keys(words).map((path) => ({ pattern: path, paths: { [path]: headOf(path) } })),
      ...Object.entries(own.patterns ?? {}).map(([path, canonical]) => {
        const address = path.replaceAll(/:[^/]+/g, '_')
        const head = { ...headOf(address, 'any'), ...(canonical && { canonical }) }
        return { pattern: path, paths: {}, wildcard: { path: address, head } }
      }),
    ],
  }
  return { table, pages }
}

/** The assets of an area's release, by name: large enough to be compressed. */
const areaAssets = (name: string, version: string) => ({
  [`remoteEntry-${version}.js`]: `import './Page-${version}.js'`,
  [`Page-${version}.js`]: `export const page = '${name} ${version}'\n`.repeat(20),
})

const template = `<!doctype html><html><head><!--head--></head><body><!--above--><main><!--main--></main><!--below--><!--site--></body></html>`

/** A store of small releases in a folder of its own, for tests that compose without a build. */
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
    files: Pick<Release, 'entry' | 'files' | 'imports'>,
    { version = '1', ...own }: FakeRelease,
  ): Release {
    for (const [name, content] of Object.entries(contents)) write(`${unit}/assets/${name}`, content)
    const builtAt = own.builtAt ?? '2026-01-01T00:00:00.000Z'
    const release: Release = {
      format: formatVersion,
      unit,
      version,
      builtAt,
      commit: 'fake',
      contract: own.contract ?? contractVersion,
      ...files,
      assets: Object.keys(contents),
      pictures: [],
      shared: own.shared ?? sharedBy(unit),
      sharedImports: own.sharedImports ?? {},
      ...(unit !== 'shell' && { area: { prefix: prefixOf(unit, own), team: unit } }),
    }
    write(`${unit}/${version}/release.json`, JSON.stringify(release))
    return release
  }

  /** Writes an area's pages and route table into a folder. Returns its entry, and its assets by name. */
  function writeArea(unit: AreaName, own: FakeRelease, hash: string, to: string) {
    const { table, pages } = areaPages(unit, own)
    const contents = areaAssets(unit, hash)
    const [entry = '', page = ''] = Object.keys(contents).map((name) => `assets/${name}`)
    for (const [name, html] of Object.entries(pages)) write(`${to}/${name}`, html)
    write(
      `${to}/table.json`,
      JSON.stringify({ ...table, pages: table.pages.map((row) => ({ ...row, files: [page] })) }),
    )
    return { entry, contents }
  }

  return {
    folder,
    file,
    shell({ version = '1', ...own }: FakeRelease = {}) {
      write(`shell/${version}/index.html`, template)
      write(`shell/${version}/boot.js`, `document.boot = '${version}'`)
      write(`shell/${version}/assets/main-${version}.js.map`, '{}')
      write(`shell/${version}/server/entry-server.js`, shellServer)
      write(`shell/${version}/server/package.json`, '{"type":"module"}')
      const pictures = Object.fromEntries(areaNames.map((name) => [`og-${name}-1.jpg`, 'a picture']))
      const files = {
        entry: `assets/main-${version}.js`,
        files: [],
        imports: { [`assets/firestore-${version}.js`]: [`assets/shared-${version}.js`] },
      }
      const scripts = Object.fromEntries(
        ['main', 'firestore', 'shared'].map((name) => [`${name}-${version}.js`, `export const shell = '${version}'`]),
      )
      const contents = { ...scripts, ...pictures }
      return describe('shell', contents, files, { version, ...own })
    },
    area(unit: AreaName, own: FakeRelease = {}) {
      const version = own.version ?? '1'
      const { entry, contents } = writeArea(unit, own, version, `${unit}/${version}`)
      return describe(unit, contents, { entry, files: [], imports: {} }, own)
    },
    /** Writes the folder that a build of an area produces. */
    build(unit: AreaName, own: FakeRelease = {}) {
      const folder = `.built/${unit}`
      rmSync(file(folder), { recursive: true, force: true })
      const hash = (own.version ?? '1').replaceAll(/\W/g, '_').padStart(8, '0')
      const { entry, contents } = writeArea(unit, own, hash, folder)
      for (const [name, content] of Object.entries(contents)) write(`${folder}/assets/${name}`, content)
      const said = {
        ...{ format: formatVersion, unit, commit: 'fake', contract: contractVersion, entry },
        area: { prefix: prefixOf(unit, own), team: unit },
        ...{
          shared: own.shared ?? sharedBy(unit),
          sharedImports: own.sharedImports ?? {},
          assets: Object.keys(contents),
        },
      }
      write(`${folder}/release.json`, JSON.stringify(said))
      return file(folder)
    },
    pin: (pins: Pins) => write('pins.json', JSON.stringify(pins)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
