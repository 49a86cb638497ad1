import type { AreaName } from 'shared-page/contract'
import type { Plugin, PluginOption } from 'vite'
import { areaDevServer } from './areaDevServer.ts'
import { areaServer, areaSource, remote } from './federation.ts'
import { areaOptimisations } from './optimisations/optimisations.ts'
import { recordSharedImports } from './sharedImports.ts'
import { exposeAllExports, noBundledShared } from './sharedModuleGuards.ts'
import { unitBuild } from './unitBuild.ts'

const builds = (name: AreaName): Plugin => ({
  name: 'area',
  config: (_config, { isSsrBuild }) => ({
    base: `/r/${name}/`,
    // An area in another repository may have its own copies installed: one page would then use two.
    resolve: { dedupe: ['react', 'react-dom', 'shared-page'] },
    // A host on another site must load the files of lazy pages from our origin.
    experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
    ...unitBuild(isSsrBuild, {
      // Without `strict` the exports would be dropped, as in a build of a page's script.
      browser: { input: areaSource, preserveEntrySignatures: 'strict' },
      // Bundles React and the router, because only this build uses them, to render the pages. Code for animation and
      // for sending is never called there.
      server: {
        input: { 'entry-server': areaServer, render: 'shared-page/renderPage' },
        external: [/^firebase\//],
      },
    }),
  }),
})

export { remote }

/** The plugins that an area's builds and development server need besides React and federation. */
export const area = (name: AreaName): PluginOption[] => [
  builds(name),
  exposeAllExports(),
  noBundledShared(),
  recordSharedImports(),
  areaOptimisations(),
  areaDevServer(name),
]
