import type { AreaName } from 'shared-ui/contract'
import type { Plugin, PluginOption } from 'vite'
import { areaEntries, areaSource, serverEntry } from './areaEntries.ts'
import { checkedImports } from './checkedImports.ts'
import { chunks } from './chunks.ts'
import { sharedNames } from './federation.ts'
import { everyExport, noCopies } from './noCopies.ts'
import { ownDescriptions } from './ownDescriptions.ts'
import { servedBands } from './servedBands.ts'

const builds = (name: AreaName): Plugin => ({
  name: 'area',
  config: ({ build = {} }, { isSsrBuild }) => ({
    base: `/r/${name}/`,
    // A server build holds all that it needs but what is shared. Compose gives it that of the shell.
    ssr: { noExternal: true as const },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: isSsrBuild
      ? {
          outDir: build.outDir ?? 'dist/server',
          copyPublicDir: false,
          rolldownOptions: { input: { 'entry-server': serverEntry }, external: sharedNames },
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
          },
        },
  }),
})

/** What an area's builds need besides React and the federation. */
export const area = (name: AreaName): PluginOption[] => [
  builds(name),
  servedBands(),
  chunks(),
  areaEntries(),
  checkedImports(),
  ownDescriptions(),
  everyExport(),
  noCopies(),
]
