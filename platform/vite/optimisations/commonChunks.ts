import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { areaPages, areaSource } from '../federation.ts'

/**
 * The area's entry and its front page, the first page that its table names, as module IDs. Reads the table's text:
 * running it would take a second, and a wrong page would only cost bytes.
 */
function frontModulesIn(folder: string): string[] {
  const file = path.join(folder, areaPages)
  const table = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, page] = /export const pages\b.*?['"]\.\/(pages\/[^'"]+\.tsx)['"]/s.exec(table) ?? []
  return [areaSource, ...(page ? [`src/${page}`] : [])].map((each) => path.join(folder, each))
}

/** The modules with those that they import statically, directly or indirectly. */
function withImports(ids: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(ids)
  // The loop includes the modules that it adds.
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Puts modules that pages share, with each other or with the area itself, into two files: one for the area and its
 * front page, and one for the rest, which the front page does not need. Without it, each combination of pages that
 * share a module becomes a file, some of 60 bytes: the front page then fetches 45 scripts of 148 KiB instead of 14 of
 * 129.
 */
export function commonChunks(): Plugin {
  let frontModules: readonly string[] = []
  let ofFront: ReadonlySet<string> | undefined
  const common = {
    name(id: string, modules: Rolldown.ChunkingContext) {
      ofFront ??= withImports(frontModules, modules)
      return ofFront.has(id) ? 'common' : 'common-further'
    },
    // Excludes the plugin's runtime: in a group with others it would be used before it is initialised.
    test: (id: string) =>
      /\/(?:src|shared-ui|shared-page)\/|^\0/.test(id) && !/mf-external-runtime|module-federation/.test(id),
    minShareCount: 2,
  }
  return {
    name: 'common-chunks',
    apply: 'build',
    config({ root = process.cwd() }, { isSsrBuild }) {
      if (isSsrBuild) return {}
      frontModules = frontModulesIn(root)
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [container, common] } } } } }
    },
    // The federation plugin puts Vite's preload helper (0.7 KiB) into a file of its own, one request more per page.
    configResolved({ build }) {
      const { codeSplitting } = [build.rolldownOptions.output ?? {}].flat()[0] ?? {}
      if (typeof codeSplitting === 'object')
        codeSplitting.groups = (codeSplitting.groups ?? []).filter(({ name }) => name !== 'vite-preload-helper')
    },
  }
}

/** The parts of a container apart from its entry. */
const container = {
  name: 'container',
  test: /@module-federation\/runtime\/|mf-localSharedImportMap|vite\/preload-helper/,
}
