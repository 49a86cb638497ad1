import { areaFor } from 'shared-ui/areas'
import { liveMapOf, releaseOf } from './releases.ts'
import { reloadMark } from './reloadMark.ts'

/** How long this may delay a visitor who waits for a page, in ms. */
const timeout = 2000

/**
 * Loads the document of the address after its page could not be loaded, if the area or the shell has been released
 * since this document: the new one is composed with what is live. Does so once per release. Returns where it would not
 * help.
 */
export async function loadWhatIsLive(): Promise<void> {
  const area = areaFor(location.pathname)
  try {
    const [ofArea, ofShell] = await Promise.all([liveMapOf(area, timeout), liveMapOf('shell', timeout)])
    const fault = `${area}@${ofArea.release} in ${ofShell.release}`
    const isCurrent = ofArea.release === releaseOf(area) && ofShell.release === releaseOf('shell')
    // A visitor who has gone to another area since must not get that area's document.
    if (isCurrent || reloadMark.get() === fault || areaFor(location.pathname) !== area) return
    reloadMark.set(fault)
  } catch {
    return
  }
  location.reload()
  await new Promise(() => {})
}
