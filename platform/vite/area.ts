import type { AreaName } from 'shared-ui/contract'
import type { Plugin, PluginOption } from 'vite'
import { areaDevServer } from '../dev/areaDevServer.ts'
import { developmentPorts } from '../dev/developmentPorts.ts'
import { areaEntries, areaSource, serverEntry } from './areaEntries.ts'
import { checkedImports } from './checkedImports.ts'
import { everyExport, noCopies } from './noCopies.ts'
import { ownDescriptions } from './ownDescriptions.ts'
import { sharedNames } from './shared.ts'

/** The parts of an area's code that become files of their own, for the sake of those who come back. */
export interface Chunks {
  /** Modules that an area's pages share, all but its heaviest: that page does without them. */
  apart?: RegExp
  /** The bands of a heavy page: a changed sentence of the page leaves them as they are. */
  bands?: RegExp
}

// The plugin's runtime stays out of all groups: in a group with others they are used before they are initialised.
const ofPlugin = /mf-external-runtime|module-federation/

// An area's pages share components and pictures in every combination. Left alone each combination becomes a file, some
// of 60 bytes, and a page of interiors waits for ten of them.
const groups = ({ apart, bands }: Chunks) => [
  {
    name: 'common',
    test: (id: string) => /\/src\/|^\0/.test(id) && !ofPlugin.test(id) && !id.endsWith(areaSource) && !apart?.test(id),
    minShareCount: 2,
    priority: 1,
  },
  ...(apart ? [{ name: 'apart', test: apart, minShareCount: 2 }] : []),
  ...(bands ? [{ name: 'bands', test: bands }] : []),
]

const builds = (name: AreaName, chunks: Chunks): Plugin => ({
  name: 'area',
  config: ({ build = {} }, { isSsrBuild, command }) => ({
    base: `/r/${name}/`,
    server: {
      port: developmentPorts[name],
      strictPort: true,
      origin: `http://localhost:${developmentPorts[name]}`,
    },
    // A server build holds all that it needs but what is shared. Compose gives it that of the shell.
    ssr: { noExternal: true as const },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: isSsrBuild
      ? {
          outDir: build.outDir ?? 'dist/server',
          copyPublicDir: false,
          rolldownOptions: { input: { 'entry-server': serverEntry }, external: [...sharedNames] },
        }
      : {
          outDir: build.outDir ?? 'dist/browser',
          target: 'esnext',
          manifest: true,
          sourcemap: 'hidden',
          license: { fileName: 'licenses.json' },
          rolldownOptions: {
            input: areaSource,
            // Otherwise nothing would be exported, as if a page's script were built.
            preserveEntrySignatures: 'strict' as const,
            ...(command === 'build' && { output: { codeSplitting: { groups: groups(chunks) } } }),
          },
        },
  }),
})

/** Everything that an area's build and its development server need besides React and the federation. */
export const area = (name: AreaName, chunks: Chunks = {}): PluginOption[] => [
  builds(name, chunks),
  areaEntries(),
  checkedImports(),
  ownDescriptions(),
  everyExport(),
  noCopies(),
  areaDevServer(name),
]
