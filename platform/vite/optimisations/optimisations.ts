import type { PluginOption } from 'vite'
import { commonChunks } from './commonChunks.ts'
import { compileHints } from './compileHints.ts'
import { duplicatePerImporter } from './duplicatePerImporter.ts'
import { withoutDescriptions } from './withoutDescriptions.ts'

// What only makes pages smaller or quicker. `WITHOUT=optimisations npm run release -- --all` builds a site without it, which works:
// `WITHOUT=optimisations npm run test:e2e -- --grep @page-types` opens one page of each kind. Figures are of Vite 8.3.8 and
// @module-federation/vite 1.23.0; whoever raises one measures again, and deletes what no longer pays.
const optimisations = (...of: readonly (() => PluginOption)[]) =>
  process.env.WITHOUT === 'optimisations' ? [] : of.map((one) => one())

export const shellOptimisations = (): PluginOption[] => optimisations(compileHints)

export const areaOptimisations = (): PluginOption[] =>
  optimisations(commonChunks, duplicatePerImporter, withoutDescriptions, compileHints)
