import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type AreaName, areaNames } from 'shared-ui/areas'
import { contractVersion, type ReleaseMap } from 'shared-ui/contract'
import { build, type Plugin } from 'vite'
import { compress, writeCompressed } from '../../platform/base/compress.ts'
import { filesIn } from '../../platform/base/filesIn.ts'
import { app } from '../../platform/build/app.ts'

const root = path.resolve(import.meta.dirname, '../..')
const shell = path.join(root, 'shell')

// Replaces the shell's loading of areas: without federation the bundler resolves each area itself.
const loaders = `
import { lazyModule } from 'shared-ui/router'
export const areasOf = () => ({
${areaNames.map((name) => `  ${name}: lazyModule('${name}', () => import('${root}/mf-${name}/src/area.ts')),`).join('\n')}
})`

/** Makes one bundle of all packages: the shell imports the areas, and the bundler alone shares modules. */
export const plainPlugin = (): Plugin => ({
  name: 'plain',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === 'virtual:shared-modules') return '\0plain-shared'
    // Left out as in the areas' own builds: compose has written both into the pages.
    if (/\/src\/area\.ts$/.test(importer) && /^\.\/(menu|structuredData)\.ts$/.test(source)) return '\0plain-composed'
    return null
  },
  load(id) {
    if (id === '\0plain-shared') return 'export const sharedModules = {}, sharedVersions = {}'
    if (id === '\0plain-composed') return 'export const menu = undefined, dataFor = undefined'
    return id === path.join(shell, 'src/remote.ts') ? loaders : null
  },
})

// Chunks are grouped as carefully as in the areas' own builds, or a page would wait for fifty files.
const groups = [
  { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\// },
  ...areaNames.map((name) => ({
    name: `common-${name}`,
    test: new RegExp(`/mf-${name}/src/(?!area\\.ts)`),
    minShareCount: 2,
  })),
  { name: 'pictures', test: /\/shared-ui\/src\/(pictures|works)/, minShareCount: 2 },
  { name: 'shared', test: /\/shared-(ui|enquiry)\/src\/|^\0checked/, minShareCount: 2 },
]

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const addressOf = (file: string) => `/r/shell/${file}`

function closure(manifest: Manifest, sources: readonly string[]) {
  const found = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    for (const imported of chunk.imports ?? []) visit(imported)
    found.set(key, chunk)
  }
  for (const source of sources) visit(source)
  return [...found.values()]
}

/** The map by which an open page checks modules that it loads later. */
const mapOfModules = (manifest: Manifest, release: string, integrityOf: (file: string) => string): ReleaseMap => ({
  release,
  contract: contractVersion,
  modules: Object.fromEntries(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file, imports = [] }) => [
        addressOf(file),
        {
          integrity: integrityOf(file),
          imports: imports.flatMap((key) => manifest[key]?.file ?? []).map(addressOf),
        },
      ]),
  ),
  styles: [],
  pages: [],
})

/** The map by which an open page prefetches an area's pages: the federated area's map with the plain bundle's files. */
function mapOfPages(area: AreaName, federated: ReleaseMap, own: Manifest, manifest: Manifest): ReleaseMap {
  const filesOf = (sources: readonly string[]) => {
    const chunks = sources.flatMap((source) => manifest[`../mf-${area}/${source}`] ?? [])
    return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].map(addressOf)
  }
  const sourcesIn = (files: readonly string[]) =>
    Object.keys(own).filter((key) => /^src\//.test(key) && files.includes(`/r/${area}/${own[key]?.file}`))
  return {
    release: federated.release,
    contract: federated.contract,
    modules: {},
    styles: filesOf(['src/area.ts']),
    pages: federated.pages.map(({ path: pattern, files }) => ({ path: pattern, files: filesOf(sourcesIn(files)) })),
  }
}

/** The sources of a federated page, by their names in the plain bundle's manifest. */
function sourcesOf(html: string, manifestOf: (area: string) => Manifest) {
  const fetched = [...html.matchAll(/<script type="module" src="\/r\/([a-z]+)\/([^"]+)"/g)]
  return fetched.flatMap(([, area = '', file]) =>
    Object.entries(area === 'shell' ? {} : manifestOf(area))
      .filter(([key, chunk]) => chunk.file === file && /^src\//.test(key))
      .map(([key]) => `../mf-${area}/${key}`),
  )
}

/** The page with the plain bundle's code instead of the federated code. */
function plainPage(
  html: string,
  manifest: Manifest,
  manifestOf: (area: string) => Manifest,
  integrityOf: (file: string) => string,
) {
  const sources = sourcesOf(html, manifestOf)
  if (sources.length === 0) throw new Error('A page of the site names no source that the plain bundle could hold.')
  const frame = closure(manifest, ['index.html'])
  const entry = frame.pop()
  const firsts = new Set(frame)
  const scripts = [...new Set([...frame, ...closure(manifest, sources)])].filter((chunk) => chunk !== entry)
  const styles = new Set([...scripts, ...(entry ? [entry] : [])].flatMap(({ css = [] }) => css))
  // The same tags as platform/compose/document.ts writes.
  const tags = [...styles].map((file) => `<link rel="stylesheet" href="${addressOf(file)}" disabled>`)
  for (const chunk of [...scripts, ...(entry ? [entry] : [])])
    tags.push(
      `<script type="module" src="${addressOf(chunk.file)}" integrity="${integrityOf(chunk.file)}"${firsts.has(chunk) ? ' data-first' : ''}></script>`,
    )
  return html.replace(/<template id="code">.*?<\/template>/s, () => `<template id="code">${tags.join('')}</template>`)
}

/**
 * Builds the sources as one plain bundle, and copies a composed site so that it runs that bundle: with the same
 * documents, the same boot and the same pictures. Returns the folders for the edge to serve.
 */
export async function plainSite({ SITE_DIR, RELEASES_DIR }: { SITE_DIR: string; RELEASES_DIR: string }) {
  const [site, releases, dist] = ['site', 'releases', 'dist'].map((name) => `${SITE_DIR}-plain-${name}`) as [
    string,
    string,
    string,
  ]
  for (const folder of [site, releases, dist]) rmSync(folder, { recursive: true, force: true })
  const config = await app({ name: 'shell' })({ command: 'build', mode: 'production' })
  const plugins = (config.plugins as Plugin[]).flat(Number.POSITIVE_INFINITY) as Plugin[]
  await build({
    ...config,
    root: shell,
    configFile: false,
    logLevel: 'error',
    // `groups` replaces the shell's plugin that keeps the libraries apart.
    plugins: [plainPlugin(), ...plugins.filter((plugin) => plugin && plugin.name !== 'libraries-apart')],
    build: {
      ...config.build,
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  })
  const pins = JSON.parse(readFileSync(path.join(RELEASES_DIR, 'pins.json'), 'utf8')) as Record<string, string>
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const manifest = read(path.join(dist, '.vite/manifest.json'))
  const manifests = Object.fromEntries(
    areaNames.map((name) => [name, read(path.join(RELEASES_DIR, name, pins[name] ?? '', '.vite/manifest.json'))]),
  )
  const integrityOf = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(dist, file)))
      .digest('base64')}`
  cpSync(SITE_DIR, site, { recursive: true, dereference: true })
  for (const page of filesIn(site).filter((file) => file.endsWith('.html'))) {
    const file = path.join(site, page)
    await writeCompressed(
      file,
      plainPage(readFileSync(file, 'utf8'), manifest, (area) => manifests[area] ?? {}, integrityOf),
    )
  }
  const writeMap = (unit: string, name: string, map: ReleaseMap) =>
    writeCompressed(path.join(site, `r/${unit}/${name}.json`), JSON.stringify(map))
  const release = pins.shell ?? ''
  await writeMap('shell', release, mapOfModules(manifest, release, integrityOf))
  for (const area of areaNames) {
    const federated = JSON.parse(readFileSync(path.join(SITE_DIR, `r/${area}/live.json`), 'utf8')) as ReleaseMap
    const map = mapOfPages(area, federated, manifests[area] ?? {}, manifest)
    for (const name of ['live', federated.release]) await writeMap(area, name, map)
  }
  cpSync(path.join(dist, 'assets'), path.join(releases, 'shell/assets'), { recursive: true })
  for (const asset of filesIn(path.join(releases, 'shell/assets')))
    await compress(path.join(releases, 'shell/assets', asset))
  symlinkSync(path.join(path.resolve(RELEASES_DIR), 'pictures'), path.join(releases, 'pictures'))
  return { SITE_DIR: site, RELEASES_DIR: releases }
}
