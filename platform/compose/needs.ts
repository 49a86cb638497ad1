import type { Page } from 'shared-ui/contract'
import { nameOf, type Release, releaseDir } from '../base/store.ts'
import { readFiles } from '../build/unitDescription.ts'
import { publicPath } from './assets.ts'

/** The files that a page needs before it is hydrated: modules to fetch and styles to inline, as public addresses. */
export interface Needs {
  scripts: string[]
  styles: string[]
}

/** What a release's build says of its files. */
export type ReleasedFiles = ReturnType<typeof readFiles>

export const releasedFiles = ({ unit, version }: Release): ReleasedFiles => readFiles(releaseDir(unit, version))

/** The named files, with all that the modules among them import statically. */
function closure(release: Release, { modules }: ReleasedFiles, files: readonly string[]): Needs {
  const scripts = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const imported of modules[file] ?? []) visit(imported)
    scripts.add(publicPath(release, file))
  }
  for (const file of files) if (!file.endsWith('.css')) visit(file)
  const styles = new Set(files.filter((file) => file.endsWith('.css')).map((file) => publicPath(release, file)))
  return { scripts: [...scripts], styles: [...styles] }
}

/**
 * The files of a page itself, modules first. Throws where its release names none: it would be hydrated a round trip
 * later, and nobody would know why.
 */
export function filesOfPage(release: Release, { pages }: ReleasedFiles, page: Page): string[] {
  const files = [page.component, page.source].flatMap((source) => {
    if (source === undefined) return []
    const own = pages[source]
    if (own) return own
    throw new Error(
      `${nameOf(release)} has no file of ${source}, which the page ${page.path} names. Is that the path of the page's file? See its row in src/pages.ts.`,
    )
  })
  const isStyle = (file: string) => file.endsWith('.css')
  return [...new Set([...files.filter((file) => !isStyle(file)), ...files.filter(isStyle)])]
}

/** The files that every page needs for its frame. The last script is the one that runs the page. */
export const shellNeeds = (shell: Release, files = releasedFiles(shell)): Needs =>
  closure(shell, files, [...files.files, files.entry])

/** The files that a page of an area needs: those of the frame, those of the area's entry, and its own. */
export function pageNeeds(frame: Needs, release: Release, files: ReleasedFiles, page: Page | undefined): Needs {
  const ofPage = page ? filesOfPage(release, files, page) : []
  const own = closure(release, files, [files.entry, ...files.files, ...ofPage])
  return {
    scripts: [...frame.scripts.slice(0, -1), ...own.scripts, ...frame.scripts.slice(-1)],
    styles: [...frame.styles, ...own.styles],
  }
}
