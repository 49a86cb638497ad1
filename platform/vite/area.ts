import type { AreaName } from 'shared-ui/contract'
import type { Plugin, PluginOption } from 'vite'
import { compiledAhead } from './compiledAhead.ts'
import { areaSource, lazyNames } from './federation.ts'
import { everyExport, noCopies } from './noCopies.ts'
import { ownCopies } from './ownCopies.ts'
import { pageStyles } from './pageStyles.ts'
import { shortNames } from './shortNames.ts'
import { unitBuild } from './unitBuild.ts'

// What two pages share, or the area itself and a page. Left alone, each combination of pages that share a module becomes a
// file, some of 60 bytes, and a page waits for ten of them. The plugin's runtime stays out of all groups: in a group with
// others it is used before it is initialised.
const common = {
  name: 'common',
  test: (id: string) => /\/(?:src|shared-ui)\/|^\0/.test(id) && !/mf-external-runtime|module-federation/.test(id),
  minShareCount: 2,
}

const builds = (name: AreaName): Plugin => ({
  name: 'area',
  config: (_config, { isSsrBuild }) => ({
    base: `/r/${name}/`,
    // A host of another site loads the files of lazy pages from ours.
    experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
    ...unitBuild(isSsrBuild, {
      // Without `strict` nothing would be exported, as if a page's script were built.
      browser: {
        input: areaSource,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [common] } },
      },
      // With React and the router: only this build runs it, to render the pages. What moves or sends is never called then.
      server: {
        input: { 'entry-server': 'src/server.ts', render: 'shared-ui/renderPage' },
        external: [...lazyNames, /^firebase\//],
      },
    }),
  }),
})

/** What an area's builds need besides React and the federation. */
export const area = (name: AreaName): PluginOption[] => [
  builds(name),
  ownCopies(),
  everyExport(),
  noCopies(),
  compiledAhead(),
  shortNames(),
  pageStyles(),
]
