import type { Plugin } from 'vite'

/**
 * Puts what two pages share, or the area itself and a page, into one file. Left alone, each combination of pages that share a
 * module becomes a file, some of 60 bytes: the front page then fetches 45 scripts of 148 KiB instead of 14 of 129.
 */
export const commonChunks = (): Plugin => ({
  name: 'common-chunks',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups: [common] } } } } },
})

const common = {
  name: 'common',
  // Without the plugin's runtime: in a group with others it is used before it is initialised.
  test: (id: string) => /\/(?:src|shared-ui)\/|^\0/.test(id) && !/mf-external-runtime|module-federation/.test(id),
  minShareCount: 2,
}
