import { areaFor } from 'shared-ui/areas'
import { contractVersion } from 'shared-ui/contract'
import { makeReady } from '../importing.ts'
import { pageFiles } from '../pageFiles.ts'
import { mapOf } from '../releases.ts'

/**
 * Fetches what the page of an address needs, whichever area shows it, and evaluates its modules while the visitor is
 * still aiming. Where that fails, the navigation asks again.
 */
export async function fetchAhead(pathname: string): Promise<void> {
  try {
    const map = await mapOf(areaFor(pathname))
    // The address of an area with another contract is loaded as a document.
    if (map.contract !== contractVersion) return
    const files = pageFiles(map, pathname)
    await makeReady(files)
    for (const file of files) if (file.endsWith('.js')) await import(/* @vite-ignore */ file)
  } catch {
    // The navigation itself reports the failure.
  }
}
