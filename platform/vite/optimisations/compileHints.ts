import type { Plugin, Rolldown } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

// Leave libraries that load on demand unchanged: most of their functions are never called.
const isOnDemand = ({ isDynamicEntry, moduleIds }: Rolldown.OutputChunk | Rolldown.RenderedChunk) =>
  isDynamicEntry && moduleIds.some((id) => id.includes('/node_modules/'))

/**
 * Makes Chromium compile whole files in a background thread while they arrive
 * (https://v8.dev/blog/explicit-compile-hints). Otherwise the main thread compiles each function on its first call:
 * from the first interaction until /contact is hydrated it is busy for 73 ms instead of 50 (Chromium 156). Other
 * browsers ignore the comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // The comment is added after the file is named, so add it to the hash.
  augmentChunkHash: (chunk) => (isOnDemand(chunk) ? undefined : hint),
  // Not `postBanner`: Vite adds its list of files before that, and the comment counts only at the very beginning.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || isOnDemand(file)) continue
        file.code = hint + file.code
        const map = bundle[`${file.fileName}.map`]
        // The comment adds a line that the source map must skip.
        if (map?.type === 'asset') map.source = `${map.source}`.replace('"mappings":"', '"mappings":";')
      }
    },
  },
})
