import path from 'node:path'
import { nameOf, type Release, releasesDir } from '../store/store.ts'
import { islandsQuery } from '../vite/staticBands.ts'
import type { TablePage } from './renderer.ts'

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
 * The files of a page itself. `isDocument`: of the bands that can be pressed alone, as the others stay as they are served.
 * Throws where its release names none: it would be hydrated a round trip later, and nobody would know why.
 */
export function filesOfPage(release: Release, page: TablePage, isDocument: boolean): string[] {
  const filesOf = (source: string) => {
    const own = release.pages[source]
    if (own) return own
    throw new Error(
      `${nameOf(release)} has no file of ${source}, which the page ${page.path} names. Is that the path of the page's file? See its row in src/pages.ts.`,
    )
  }
  const main = page.component ?? page.source
  const sources = [...new Set([main, page.source])]
  const whole = sources.flatMap(filesOf)
  const isVariant = isDocument && page.islands
  const loaded = sources.flatMap((each) => filesOf(isVariant && each === main ? each + islandsQuery : each))
  // A document has the styles of its whole page.
  return [...new Set([...loaded.filter((file) => !isStyle(file)), ...whole.filter(isStyle)])]
}

/**
 * The files that every page needs for its frame, and the page of unknown addresses for itself. The last script is the one
 * that runs the page.
 */
export const shellAssets = (shell: Release, isNotFound: boolean): PageAssets =>
  withImports(shell, [...shell.files, ...((isNotFound && shell.pages['src/frame/NotFound.tsx']) || []), shell.entry])

/** The files that a page of an area needs: those of the frame, those of the area's entry, and its own. */
export function pageAssets(frame: PageAssets, release: Release, page: TablePage | undefined): PageAssets {
  const own = withImports(release, [release.entry, ...release.files, ...(page ? filesOfPage(release, page, true) : [])])
  return {
    scripts: [...frame.scripts.slice(0, -1), ...own.scripts, ...frame.scripts.slice(-1)],
    styles: [...frame.styles, ...own.styles],
  }
}
