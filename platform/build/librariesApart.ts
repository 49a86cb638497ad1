import type { Plugin } from 'vite'

const entry = 'virtual:libraries'

// The router and zustand are imported through the doors that the shell uses, so that what no door exports is left out.
const code = `
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import { BrowserRouter } from 'shared-ui/router'
import { create } from 'zustand'
globalThis.libraries = [BrowserRouter, create]
`

/** Whether a built file is that of the libraries. */
export const isLibraries = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((id) => id.includes('/node_modules/react-dom/'))

/**
 * Puts the libraries into a file of their own. It changes only with their versions, so a visitor who comes back after a
 * release of ours has it already. Fails the build where the bundler's helpers are not in it.
 */
// A second entry rather than a group of `codeSplitting`: the bundler keeps its own helpers out of every group, and they
// would become a file of 380 bytes that each page waits for.
export function librariesApart(): Plugin {
  return {
    name: 'libraries-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rolldownOptions: {
                input: { index: 'index.html', libraries: entry },
                output: {
                  chunkFileNames: (chunk) => `assets/${isLibraries(chunk) ? 'libraries' : '[name]'}-[hash].js`,
                },
              },
            },
          },
    resolveId: (source) => (source === entry ? `\0${entry}` : null),
    load: (id) => (id === `\0${entry}` ? code : null),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      if (chunks.some(({ name }) => name === 'rolldown-runtime'))
        this.error('The bundler keeps its helpers in a file of their own again: see platform/build/librariesApart.ts.')
      // The chunk that this entry shares with the page's is the libraries' file. No page asks for the entry itself.
      const own = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${entry}`)
      const shared = chunks.filter(isLibraries)
      if (!own || shared.length !== 1 || shared[0] === own)
        this.error(
          `The libraries are in ${shared.length} files, and not in one of their own: see platform/build/librariesApart.ts.`,
        )
      delete bundle[own.fileName]
    },
  }
}
