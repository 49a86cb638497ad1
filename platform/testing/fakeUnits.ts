/** The full address of a package, for the fake builds: they lie where Node finds no packages. */
const addressOf = (name: string) => import.meta.resolve(name)

/** The code with which a fake shell provides React. */
export const sharedServer = `
import React from '${addressOf('react')}'
export const { createElement, Fragment, useState } = React
export default React
`

/** The words of each page, by address. A page with empty words throws when it is rendered. */
export type Words = Readonly<Record<string, string>>

/** The exports of an area's fake server build. */
export interface FakeArea {
  pages: Words
  /** The canonical address of all addresses that fit a pattern, by pattern; empty where each is its own. */
  patterns: Readonly<Record<string, string>>
  /** The address that its pages link to. */
  link?: string
}

/** The code of a shell's server build. */
export const shellServer = `
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
export const areaServerCode = (name: string, { pages, patterns, link = '/' }: FakeArea) => `
import { createElement, Fragment } from 'react'
const words = ${JSON.stringify(pages)}
const patterns = ${JSON.stringify(patterns)}
const load = async () => ({})
const headOf = (address) => ({ title: address, description: 'About ' + address })
export const menu = { title: ${JSON.stringify(name)}, entries: [], footer: [], overview: [] }
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
    createElement('a', { id: 'here', href: ${JSON.stringify(link)} }, 'A link'))
}
`

/** The assets of an area's release, by name: code enough to be compressed. */
export const areaAssets = (name: string, version: string) => ({
  [`remoteEntry-${version}.js`]: `import './Page-${version}.js'`,
  [`Page-${version}.js`]: `export const page = '${name} ${version}'\n`.repeat(20),
})

/** What an area's build says of its files. */
export const areaFiles = (version: string) => ({
  entry: `assets/remoteEntry-${version}.js`,
  files: [],
  pages: { 'src/Page.tsx': [`assets/Page-${version}.js`] },
  modules: {
    [`assets/remoteEntry-${version}.js`]: { integrity: 'sha256-entry', imports: [] },
    [`assets/Page-${version}.js`]: { integrity: 'sha256-page', imports: [] },
  },
})

/** The manifest that Vite writes of an area's build. */
export const areaManifest = (version: string) => ({
  'virtual:mf-entry': { file: `assets/remoteEntry-${version}.js` },
  'src/Page.tsx': { file: `assets/Page-${version}.js` },
})
