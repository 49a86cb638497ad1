import { lazyModule } from 'shared-page/router'
import { loadDocument } from './host/loading/loadDocument.ts'

/**
 * Rendered at a path for which no area of this page matches: loads its document. An area or a release may have been
 * added since the page was opened. Until the document arrives, the previous page stays.
 */
const Elsewhere = lazyModule<object>('document', () => {
  loadDocument()
  return new Promise(() => {})
})

// A development server has no documents.
export const UnknownUrl = import.meta.env.DEV
  ? lazyModule('NotFound', async () => ({ default: (await import('./frame/NotFound.tsx')).NotFound }))
  : Elsewhere
