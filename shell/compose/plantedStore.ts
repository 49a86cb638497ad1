import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release, Unit } from './store.ts'

/** What a planted area release differs in. */
export interface Planted {
  version?: string
  builtAt?: string
  contract?: number
  shared?: Record<string, string>
  /** Address → what the page says; a page that says nothing throws when it is rendered. */
  pages?: Record<string, string>
}

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const prefixes = { company: '', design: '/sovran-design', builders: '/sovran-builders', interiors: '/sovran-interiors' }

const shellServer = `
import { createElement } from 'react'
const areas = Object.entries(${JSON.stringify(prefixes)}).reverse()
export const areaFor = (address) => areas.find(([, prefix]) => address.startsWith(prefix))[0]
export const treeOf = (address, site, components) =>
  createElement('main', { 'data-menus': Object.values(site.areas).map(({ menu }) => menu.title).join() },
    createElement(components[areaFor(address)], { address, notFound: 'Not found', origin: site.origin }))
`

const areaServer = (name: string, contract: number, pages: Record<string, string>) => `
import { createElement } from 'react'
const words = ${JSON.stringify(pages)}
export const contract = ${contract}
export const menu = { title: ${JSON.stringify(name)}, overview: [] }
export const pages = Object.keys(words).map((address) => (
  { path: address, source: 'src/Page.tsx', addresses: { [address]: { title: address, description: '' } } }))
export default ({ address, notFound }) => {
  if (words[address] === '') throw new Error('planted')
  return createElement('p', null, words[address] ?? notFound)
}
`

/** A store of small releases in a folder of its own, so that composing can be tried without a build. */
export function plantStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const file = (...parts: string[]) => path.join(folder, ...parts)

  function describe(unit: Unit, names: Record<string, string>, { version = '1', ...own }: Planted): Release {
    const assets = Object.fromEntries(
      Object.entries(names).map(([name, content]) => {
        write(file(unit, 'assets', name), content)
        const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
        return [name, { bytes: Buffer.byteLength(content), integrity }]
      }),
    )
    const release: Release = {
      unit,
      version,
      builtAt: own.builtAt ?? '2026-01-01T00:00:00.000Z',
      commit: 'planted',
      contract: own.contract ?? 1,
      entry: unit === 'shell' ? null : `remoteEntry-${version}.js`,
      assets,
      pages: Object.keys(own.pages ?? {}),
      menu: null,
      shared: own.shared ?? { react: '19.3.1' },
    }
    write(file(unit, version, 'release.json'), JSON.stringify(release))
    return release
  }

  return {
    folder,
    file,
    shell({ version = '1', ...own }: Planted = {}) {
      const script = `<script type="module" crossorigin src="/r/shell/assets/main-${version}.js"></script>`
      const template = `<!doctype html><html><head><!--head-->${script}</head><body><div id="root"><!--app--></div><!--site--></body></html>`
      write(file('shell', version, 'index.html'), template)
      write(file('shell', version, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" stroke="#bfe3d7"/>')
      write(file('shell', version, 'server/entry-server.js'), shellServer)
      return describe('shell', { [`main-${version}.js`]: `export const shell = '${version}'` }, { version, ...own })
    },
    area(unit: Exclude<Unit, 'shell'>, { version = '1', ...own }: Planted = {}) {
      const pages = own.pages ?? { [prefixes[unit] || '/']: `${unit} ${version}` }
      const entry = `remoteEntry-${version}.js`
      const page = `Page-${version}.js`
      write(file(unit, version, 'server/entry-server.js'), areaServer(unit, own.contract ?? 1, pages))
      const manifest = { 'src/area.tsx': { file: `assets/${entry}` }, 'src/Page.tsx': { file: `assets/${page}` } }
      write(file(unit, version, '.vite/manifest.json'), JSON.stringify(manifest))
      const names = { [entry]: `import './${page}'`, [page]: `export const page = '${unit} ${version}'` }
      return describe(unit, names, { version, ...own, pages })
    },
    pin: (pins: Partial<Record<Unit, string>>) => write(file('pins.json'), JSON.stringify(pins)),
  }
}
