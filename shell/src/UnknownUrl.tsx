import { lazyModule } from 'shared-page/router'
import { loadDocument } from './host/loading/loadDocument.ts'

/**
 * The answer to an address that no area of this page has: its document. An area, or a release, may have come since the page
 * was opened. Until it is there the page before stays.
 */
const Elsewhere = lazyModule<object>('document', () => {
  loadDocument()
  return new Promise(() => {})
})

// A development server has no documents.
export const UnknownUrl = import.meta.env.DEV
  ? lazyModule('NotFound', async () => ({ default: (await import('./frame/NotFound.tsx')).NotFound }))
  : Elsewhere
