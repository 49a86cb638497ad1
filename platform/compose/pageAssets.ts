import path from 'node:path'
import { type Release, releasesDir, type TablePage } from '../store/store.ts'

/** The files that a page needs before it is hydrated: modules to fetch, and styles to inline from the store. */
export interface PageAssets {
  scripts: readonly { src: string; integrity: string }[]
  styles: readonly { href: string; stored: string }[]
}

export const isStyle = (file: string) => file.endsWith('.css')

export const publicPath = ({ unit }: Release, file: string) => `/r/${unit}/${file}`

/** The named files, with all that the modules among them import statically. */
function withImports(release: Release, files: readonly string[]): PageAssets {
  const scripts: PageAssets['scripts'][number][] = []
  const seen = new Set<string>()
  const visit = (file: string) => {
    const module = release.modules[file]
    if (!module || seen.has(file)) return
    seen.add(file)
    module.imports.forEach(visit)
    scripts.push({ src: publicPath(release, file), integrity: module.integrity })
  }
  files.forEach(visit)
  const styles = [...new Set(files.filter(isStyle))].map((file) => ({
    href: publicPath(release, file),
    stored: path.join(releasesDir, release.unit, file),
  }))
  return { scripts, styles }
}

/**
 * The files that every page needs for its frame, and the page of unknown addresses for itself. The last script is the one
 * that runs the page.
 */
export const shellAssets = (shell: Release, isNotFound: boolean): PageAssets =>
  withImports(shell, [...shell.files, ...((isNotFound && shell.notFound) || []), shell.entry ?? ''])

/** The files that a page of an area needs: those of the frame, those of the area's entry, and its own. */
export function pageAssets(frame: PageAssets, release: Release, page: TablePage | undefined): PageAssets {
  const own = withImports(release, [release.entry ?? '', ...release.files, ...(page?.files ?? [])])
  return {
    scripts: [...frame.scripts.slice(0, -1), ...own.scripts, ...frame.scripts.slice(-1)],
    styles: [...frame.styles, ...own.styles],
  }
}
