import type { Plugin, Rolldown } from 'vite'

/** An area's entry, and the page with the most bands. */
const front = /\/src\/(?:area\.ts|pages\/(?:home\/Home|Interiors)Page\.tsx)$/

/** Whether one of these imports a module, however indirectly. */
function isOfFront(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (front.test(id)) return true
  seen.add(id)
  const { importers = [] } = modules.getModuleInfo(id) ?? {}
  return importers.some((importer) => !seen.has(importer) && isOfFront(importer, modules, seen))
}

/**
 * Puts what pages share, or the area itself and a page, into two files: what the area and its front page take of it, and
 * the rest, which the front page would fetch for nothing. Left alone, each combination of pages that share a module becomes a
 * file, some of 60 bytes: the front page then fetches 45 scripts of 148 KiB instead of 14 of 129.
 */
export const commonChunks = (): Plugin => ({
  name: 'common-chunks',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups: [container, common] } } } } },
})

/** What a container consists of besides its entry. */
const container = {
  name: 'container',
  test: /@module-federation\/runtime\/|mf-localSharedImportMap/,
}

const common = {
  name: (id: string, modules: Rolldown.ChunkingContext) => (isOfFront(id, modules) ? 'common' : 'common-further'),
  // Without the plugin's runtime: in a group with others it is used before it is initialised.
  test: (id: string) =>
    /\/(?:src|shared-ui|shared-page)\/|^\0/.test(id) && !/mf-external-runtime|module-federation/.test(id),
  minShareCount: 2,
}
