import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../base/store.ts'
import { startComment } from './compiledAhead.ts'

/**
 * The folder of a build's source maps, beside its `assets/`. They are stored with the release, and lead from a fault to
 * the source. Nobody serves them.
 */
export const mapsFolder = 'maps'

interface SourceMap {
  mappings: string
  sources: (string | null)[]
  sourcesContent?: (string | null)[]
}

/** A source's path below the project, or below the `node_modules` that it lies in; a virtual module's name. */
export function sourceName(source: string, folder: string) {
  if (source.includes('\0') || /^[\w-]+:/.test(source)) return source.replaceAll('\0', '')
  const full = path.resolve(folder, source.replace(/\?.*/, ''))
  const name = path.relative(root, full).split(path.sep).join('/')
  return /node_modules\/.*/.exec(name)?.[0] ?? name
}

// Not a library's, nor a generated module's: those name folders of this machine.
const isSource = (name: string) => /^[^:]+\.[jt]sx?$/.test(name) && !name.includes('node_modules/')

/**
 * Makes source maps, and puts them into a folder of their own. No comment in the code names them, and no path in them is
 * absolute, so that the same sources make the same maps anywhere. They hold the text of our own sources alone. Fails a build
 * without any.
 */
export function sourceMaps(): Plugin {
  return {
    name: 'source-maps',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: (_config, { isSsrBuild }) => ({ build: { sourcemap: isSsrBuild ? false : 'hidden' } }),
    generateBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        let count = 0
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const made = bundle[`${file.fileName}.map`]
          // One of generated modules alone has none.
          if (made?.type !== 'asset') continue
          count++
          const map: SourceMap = JSON.parse(String(made.source))
          const sources = map.sources.map(
            (each) => each && sourceName(each, path.dirname(path.join(dir, file.fileName))),
          )
          const hasText = (place: number) => isSource(sources[place] ?? '')
          const stored = {
            ...map,
            // The comment that `compiledAhead` begins a file with is a line of its own.
            mappings: (file.code.startsWith(startComment) ? ';' : '') + map.mappings,
            sources,
            sourcesContent: map.sourcesContent?.map((content, place) => (hasText(place) ? content : null)),
          }
          const fileName = `${mapsFolder}/${path.basename(file.fileName)}.map`
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(stored) })
        }
        if (count === 0) this.error('The bundler has made no source maps: see platform/build/sourceMaps.ts.')
        for (const name of Object.keys(bundle)) if (/^assets\/.*\.map$/.test(name)) delete bundle[name]
      },
    },
  }
}
