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
    // An area of another repository may have installed its own: two would render one page.
    resolve: { dedupe: ['react', 'react-dom', 'shared-page'] },
    // A host of another site loads the files of lazy pages from ours.
    experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
    ...unitBuild(isSsrBuild, {
      // Without `strict` nothing would be exported, as if a page's script were built.
      browser: { input: areaSource, preserveEntrySignatures: 'strict' },
      // With React and the router: only this build runs it, to render the pages. What moves or sends is never called then.
      server: {
        input: { 'entry-server': areaServer, render: 'shared-page/renderPage' },
        external: [/^firebase\//],
      },
    }),
  }),
})

export { remote }

/** What an area's builds and its development server need besides React and the federation. */
export const area = (name: AreaName): PluginOption[] => [
  builds(name),
  exposeAllExports(),
  noBundledShared(),
  recordSharedImports(),
  areaOptimisations(),
  areaDevServer(name),
]
