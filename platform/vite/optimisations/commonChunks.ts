import type { Plugin, Rolldown } from 'vite'

/** An area's entry, and the page with the most bands. */
const front = /\/src\/(?:area\.ts|pages\/(?:home\/Home|Interiors)Page\.tsx)$/

/** Whether one of the front modules imports a module, directly or indirectly. */
function isOfFront(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (front.test(id)) return true
  seen.add(id)
  const { importers = [] } = modules.getModuleInfo(id) ?? {}
  return importers.some((importer) => !seen.has(importer) && isOfFront(importer, modules, seen))
}

/**
 * Puts modules that pages share, with each other or with the area itself, into two files: one for the area and its
 * front page, and one for the rest, which the front page does not need. Without it, each combination of pages that
 * share a module becomes a file, some of 60 bytes: the front page then fetches 45 scripts of 148 KiB instead of 14 of
 * 129.
 */
export const commonChunks = (): Plugin => ({
  name: 'common-chunks',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups: [container, common] } } } } },
})

/** The parts of a container apart from its entry. */
const container = {
  name: 'container',
  test: /@module-federation\/runtime\/|mf-localSharedImportMap/,
}

const common = {
  name: (id: string, modules: Rolldown.ChunkingContext) => (isOfFront(id, modules) ? 'common' : 'common-further'),
  // Excludes the plugin's runtime: in a group with others it would be used before it is initialised.
  test: (id: string) =>
    /\/(?:src|shared-ui|shared-page)\/|^\0/.test(id) && !/mf-external-runtime|module-federation/.test(id),
  minShareCount: 2,
}
