import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { build, type Plugin } from 'vite'
import { compress, writeCompressed } from '../../shell/release/compress.ts'
import { filesIn } from '../../shell/release/filesIn.ts'

const root = path.resolve(import.meta.dirname, '../..')
const shell = path.join(root, 'shell')

// The shell's own way to an area, without a federation: the bundler knows where it is.
const loaders = `
import { lazyModule } from 'shared-ui/router'
export const releaseOf = () => 'plain'
export const areasOf = () => ({
${areaNames.map((name) => `  ${name}: lazyModule('${name}', () => import('${root}/mf-${name}/src/area.ts')),`).join('\n')}
})`

/** Makes of all packages one bundle: areas are imported by the shell, and nothing is shared but by the bundler. */
const plain = (): Plugin => ({
  name: 'plain',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === 'virtual:shared-modules') return '\0plain-shared'
    // As in the areas' own builds: compose has written both into the pages.
    if (/\/src\/area\.ts$/.test(importer) && /^\.\/(menu|structuredData)\.ts$/.test(source)) return '\0plain-composed'
    return null
  },
  load(id) {
    if (id === '\0plain-shared') return 'export const sharedModules = {}'
    if (id === '\0plain-composed') return 'export const menu = undefined, dataFor = undefined'
    return id === path.join(shell, 'src/remote.ts') ? loaders : null
  },
})

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

type Manifest = Readonly<Record<string, Chunk>>

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

/** The sources of a page, as the plain bundle's manifest names them, from the federated page's own. */
function sourcesOf(html: string, manifestOf: (area: string) => Manifest) {
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="\/r\/([a-z]+)\/([^"]+)"/g)]
  const own = preloaded.flatMap(([, area = '', file]) =>
    area === 'shell'
      ? []
      : Object.entries(manifestOf(area))
          .filter(([key, chunk]) => chunk.file === file && /^src\//.test(key))
          .map(([key]) => `../mf-${area}/${key}`),
  )
  return ['index.html', ...own]
}

/** The page with the plain bundle's code in the place of the federated. */
function plainPage(html: string, manifest: Manifest, manifestOf: (area: string) => Manifest) {
  const chunks = closure(manifest, sourcesOf(html, manifestOf))
  const entry = manifest['index.html']?.file
  const firsts = new Set(closure(manifest, manifest['index.html']?.imports ?? []).map(({ file }) => file))
  const code = [...new Set(chunks.flatMap(({ css = [] }) => css))].map(
    (file) => `<link rel="stylesheet" href="/r/shell/${file}" disabled>`,
  )
  for (const { file } of chunks)
    code.push(`<link rel="modulepreload" href="/r/shell/${file}"${firsts.has(file) ? ' data-first' : ''}>`)
  code.push(`<script type="module" src="/r/shell/${entry}"></script>`)
  return html
    .replace(/<script type="importmap">.*?<\/script>/s, '')
    .replace(/<template id="code">.*?<\/template>/s, () => `<template id="code">${code.join('')}</template>`)
}

/**
 * Builds the sources once more as one plain bundle, and makes of a composed site one that runs it: the same documents,
 * the same boot, the same pictures. Returns the folders that the edge is to serve.
 */
export async function plainSite({ SITE_DIR, RELEASES_DIR }: { SITE_DIR: string; RELEASES_DIR: string }) {
  const [site, releases, dist] = ['site', 'releases', 'dist'].map((name) => `${SITE_DIR}-plain-${name}`) as [
    string,
    string,
    string,
  ]
  for (const folder of [site, releases, dist]) rmSync(folder, { recursive: true, force: true })
  await build({
    root: shell,
    configFile: path.join(shell, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [plain()],
    build: { outDir: dist, emptyOutDir: true },
  })
  const pins = JSON.parse(readFileSync(path.join(RELEASES_DIR, 'pins.json'), 'utf8')) as Record<string, string>
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const manifest = read(path.join(dist, '.vite/manifest.json'))
  const manifests = Object.fromEntries(
    areaNames.map((name) => [name, read(path.join(RELEASES_DIR, name, pins[name] ?? '', '.vite/manifest.json'))]),
  )
  cpSync(SITE_DIR, site, { recursive: true, dereference: true })
  for (const page of filesIn(site).filter((file) => file.endsWith('.html'))) {
    const file = path.join(site, page)
    await writeCompressed(
      file,
      plainPage(readFileSync(file, 'utf8'), manifest, (area) => manifests[area] ?? {}),
    )
  }
  cpSync(path.join(dist, 'assets'), path.join(releases, 'shell/assets'), { recursive: true })
  for (const asset of filesIn(path.join(releases, 'shell/assets')))
    await compress(path.join(releases, 'shell/assets', asset))
  symlinkSync(path.join(path.resolve(RELEASES_DIR), 'pictures'), path.join(releases, 'pictures'))
  return { SITE_DIR: site, RELEASES_DIR: releases }
}
