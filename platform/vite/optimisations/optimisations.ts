import type { PluginOption } from 'vite'
import { commonChunks } from './commonChunks.ts'
import { compiledAhead } from './compileHints.ts'
import { ownCopies } from './duplicatePerImporter.ts'
import { withoutDescriptions } from './withoutDescriptions.ts'

// What only makes pages smaller or quicker. `WITHOUT=extras npm run release -- --all` builds a site without it, which works:
// `WITHOUT=extras npm run e2e -- --grep @kinds` opens one page of each kind. Figures are of Vite 8.3.8 and
// @module-federation/vite 1.23.0; whoever raises one measures again, and deletes what no longer pays.
const extras = (...of: readonly (() => PluginOption)[]) =>
  process.env.WITHOUT === 'extras' ? [] : of.map((one) => one())

export const shellExtras = (): PluginOption[] => extras(compiledAhead)

export const areaExtras = (): PluginOption[] => extras(commonChunks, ownCopies, withoutDescriptions, compiledAhead)
