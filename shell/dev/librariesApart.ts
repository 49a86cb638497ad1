import type { Plugin } from 'vite'

const entry = 'virtual:libraries'

// The shell reaches them through these doors: what no door exports is left out.
const code = `
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import { BrowserRouter } from 'shared-ui/router'
import { create } from 'zustand'
globalThis.libraries = [BrowserRouter, create]
`

const isLibraries = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((id) => id.includes('/node_modules/react-dom/'))

/**
 * Has the libraries stand in a file of their own. They change with their versions alone: a visitor who comes back after a
 * release of ours has them. Fails the build where the bundler's helpers are not with them.
 */
// A second entry, and no group of `codeSplitting`: the bundler keeps its own helpers out of every group, and they would be
// a file of 380 bytes that each page waits for.
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
        this.error('The bundler keeps its helpers in a file of their own again: see shell/dev/librariesApart.ts.')
      // What it shares with the start is the file; the entry itself is asked for by nobody.
      const own = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${entry}`)
      if (own) delete bundle[own.fileName]
    },
  }
}
