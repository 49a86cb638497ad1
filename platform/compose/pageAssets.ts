import { readFileSync } from 'node:fs'
import { integrityOf } from '../base/files.ts'
import type { Release, TablePage } from '../store/format.ts'
import { assetOf } from '../store/releaseStore.ts'

/** The files that a page needs before hydration: modules to fetch, and styles to inline from the store. */
export interface PageAssets {
  scripts: readonly { src: string; integrity: string }[]
  styles: readonly { href: string; stored: string }[]
}

const isModule = (file: string) => file.endsWith('.js')
const isStyle = (file: string) => file.endsWith('.css')

export const publicPath = ({ unit }: Release, file: string) => `/r/${unit}/${file}`

/** The given files and everything that their modules import statically, imported files first. */
export function filesWithImports({ imports }: Release, files: readonly string[]): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  // A stack, not recursion: a release may have a chain of imports of any length.
  const left = files.toReversed().map((file) => ({ file, isDone: false }))
  for (let next = left.pop(); next; next = left.pop()) {
    const { file, isDone } = next
    if (isDone && (isModule(file) || isStyle(file))) found.add(file)
    if (isDone || seen.has(file)) continue
    seen.add(file)
    const imported = (imports[file] ?? []).map((each) => ({ file: each, isDone: false }))
    left.push({ file, isDone: true }, ...imported.toReversed())
  }
  return [...found]
}

function withImports(release: Release, files: readonly string[]): PageAssets {
  const all = filesWithImports(release, files).map((file) => ({
    file,
    src: publicPath(release, file),
    stored: assetOf(release, file),
  }))
  return {
    scripts: all
      .filter(({ file }) => isModule(file))
      .map(({ src, stored }) => ({ src, integrity: integrityOf(readFileSync(stored)) })),
    styles: all.filter(({ file }) => isStyle(file)).map(({ src, stored }) => ({ href: src, stored })),
  }
}

/** The files that every page needs for its frame, and those of the 404 page. The last script runs the page. */
export const shellAssets = (shell: Release, isNotFound: boolean): PageAssets =>
  withImports(shell, [...shell.files, ...((isNotFound && shell.notFound) || []), shell.entry ?? ''])

/**
 * The files that a page of an area needs: those of the frame, of the area's entry, and its own. A page without
 * JavaScript does not load the frame's scripts.
 */
export function pageAssets(frame: PageAssets, release: Release, page: TablePage | undefined): PageAssets {
  const own = withImports(release, [release.entry ?? '', ...release.files, ...(page?.files ?? [])])
  const styles = [...frame.styles, ...own.styles]
  if (!release.entry) return { scripts: own.scripts, styles }
  return { scripts: [...frame.scripts.slice(0, -1), ...own.scripts, ...frame.scripts.slice(-1)], styles }
}
