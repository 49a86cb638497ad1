import { useEffect } from 'react'
import { lazyModule, useLocation } from 'shared-ui/router'
import { loadDocument } from './loading/loadDocument.ts'

// Few visitors need it. Compose names it in the document of unknown addresses.
const NotFound = lazyModule('NotFound', async () => ({ default: (await import('./frame/NotFound.tsx')).NotFound }))

const documentPath = globalThis.location?.pathname

/**
 * The answer to an address that no area of this page has. After a navigation it is that of the document: an area, or a
 * release, may have come since the page was opened.
 */
export function Unknown() {
  const { pathname } = useLocation()
  const isElsewhere = documentPath !== undefined && pathname !== documentPath
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has a document of its own.
  useEffect(() => {
    if (isElsewhere) loadDocument()
  }, [isElsewhere, pathname])
  return isElsewhere ? null : <NotFound />
}
