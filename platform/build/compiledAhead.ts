import type { Plugin, Rolldown } from 'vite'
import { isLibraries } from './librariesApart.ts'

/** The first line of each file that is compiled ahead. */
export const startComment = '//# allFunctionsCalledOnLoad\n'

// Libraries that come on demand stay as they are: most of their functions are never called.
const isStart = (chunk: Rolldown.RenderedChunk) =>
  chunk.isEntry || isLibraries(chunk) || !chunk.moduleIds.some((id) => id.includes('/node_modules/'))

/**
 * Has Chromium compile the files that pages start with whole, in another thread, while they arrive
 * (https://v8.dev/blog/explicit-compile-hints). Otherwise most functions are compiled in the page's own thread, as they
 * are first called. Other browsers ignore the comment.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The comment comes after the file got its name, which changes with the comment for this reason.
    augmentChunkHash: (chunk) => (isStart(chunk) ? startComment : undefined),
    // Not `postBanner`: Vite puts its list of files before that, and the comment counts at the very beginning only.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isStart(file)) file.code = startComment + file.code
      },
    },
  }
}
