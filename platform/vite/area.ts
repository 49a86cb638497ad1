import type { AreaName } from 'shared-ui/contract'
import type { Plugin, PluginOption } from 'vite'
import { checkedImports } from './checkedImports.ts'
import { chunks } from './chunks.ts'
import { compiledAhead } from './compiledAhead.ts'
import { areaSource, lazyNames } from './federation.ts'
import { everyExport, noCopies } from './noCopies.ts'
import { ownCopies } from './ownCopies.ts'
import { pageStyles } from './pageStyles.ts'
import { shortNames } from './shortNames.ts'
import { staticBands } from './staticBands.ts'
import { unitBuild } from './unitBuild.ts'

const builds = (name: AreaName): Plugin => ({
  name: 'area',
  config: (_config, { isSsrBuild }) => ({
    base: `/r/${name}/`,
    ...unitBuild(isSsrBuild, {
      // Without `strict` nothing would be exported, as if a page's script were built.
      browser: { input: areaSource, preserveEntrySignatures: 'strict' },
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
  staticBands(),
  chunks(),
  checkedImports(),
  ownCopies(),
  everyExport(),
  noCopies(),
  compiledAhead(),
  shortNames(),
  pageStyles(),
]
