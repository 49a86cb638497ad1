import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assetsDir, nameOf, type Owner, type Release, releaseDir } from '../base/store.ts'

interface Chunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** The files that a page needs before it is hydrated: modules to fetch and styles to inline, as public addresses. */
export interface Needs {
  scripts: string[]
  styles: string[]
}

/** The public address of a built file. */
export const publicPath = (release: Release, file: string) => `/r/${release.unit}/${file}`

/** The public address of a remote's entry. */
export const entryOf = (release: Release) => `/r/${release.unit}/assets/${release.entry}`

/** The integrity of a module. Throws where none is on record: browsers would then run it unchecked. */
export function requireIntegrity(integrity: string | undefined, address: string): string {
  if (integrity) return integrity
  throw new Error(`No integrity of ${address} is on record: release its unit again.`)
}

/** The file in the store that a public asset address is served from. */
export function storedFile(address: string): string {
  const [, owner, name] = /^\/r\/([^/]+)\/assets\/(.+)$/.exec(address) ?? []
  if (!owner || !name) throw new Error(`${address} is no address of an asset.`)
  return path.join(assetsDir(owner as Owner), name)
}

/** Vite's manifest of a release, by source file. */
export const manifestOf = (release: Release): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(releaseDir(release.unit, release.version), '.vite/manifest.json'), 'utf8'))

/**
 * The static closure of the named sources: their chunks, with all that these import statically. Throws where Vite's
 * manifest has no chunk for one: its page would be served without its code.
 */
export function closure(release: Release, manifest: Record<string, Chunk>, sources: readonly string[]): Needs {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (seen.has(key) || !chunk) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(publicPath(release, style))
    if (chunk.file.endsWith('.js')) scripts.add(publicPath(release, chunk.file))
    if (chunk.file.endsWith('.css')) styles.add(publicPath(release, chunk.file))
  }
  for (const source of sources) {
    if (!manifest[source])
      throw new Error(
        `The manifest of ${nameOf(release)} has no ${source}. Is that the path of the page's file? See its row in src/pages.ts.`,
      )
    visit(source)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
