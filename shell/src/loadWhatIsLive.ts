import { areaFor } from 'shared-ui/areas'
import { liveMapOf, releaseOf } from './releases.ts'
import { reloadMark } from './reloadMark.ts'

/** How long a visitor who waits for a page is kept waiting for this, in ms. */
const timeout = 2000

/**
 * A page that could not be loaded: where its area or the shell has been released since this document, the document of the
 * page's own address is loaded, which was composed with what is live. Returns where that would not help. Once per release.
 */
export async function loadWhatIsLive(): Promise<void> {
  const area = areaFor(location.pathname)
  try {
    const [ofArea, ofShell] = await Promise.all([liveMapOf(area, timeout), liveMapOf('shell', timeout)])
    const fault = `${area}@${ofArea.release} in ${ofShell.release}`
    const isCurrent = ofArea.release === releaseOf(area) && ofShell.release === releaseOf('shell')
    // Not the document of where the visitor has gone since.
    if (isCurrent || reloadMark.get() === fault || areaFor(location.pathname) !== area) return
    reloadMark.set(fault)
  } catch {
    return
  }
  location.reload()
  await new Promise(() => {})
}
