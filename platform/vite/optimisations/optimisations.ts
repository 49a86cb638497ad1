import type { PluginOption } from 'vite'
import { commonChunks } from './commonChunks.ts'
import { compileHints } from './compileHints.ts'
import { duplicatePerImporter } from './duplicatePerImporter.ts'
import { withoutDescriptions } from './withoutDescriptions.ts'

// Plugins that only make pages smaller or faster. `WITHOUT=optimisations npm run release -- --all` builds a working
// site without them, and `WITHOUT=optimisations npm run test:e2e -- --grep @page-types` opens one page of each kind.
// Figures are for Vite 8.3.8 and @module-federation/vite 1.23.0; they were not measured again for 1.23.8. When you upgrade
// either, measure and delete what no longer pays.
const optimisations = (...of: readonly (() => PluginOption)[]) =>
  process.env.WITHOUT === 'optimisations' ? [] : of.map((one) => one())

export const shellOptimisations = (): PluginOption[] => optimisations(compileHints)

export const areaOptimisations = (): PluginOption[] =>
  optimisations(commonChunks, duplicatePerImporter, withoutDescriptions, compileHints)
