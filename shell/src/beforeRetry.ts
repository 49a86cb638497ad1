import { areaFor } from 'shared-ui/areas'
import type { LoadFailure } from 'shared-ui/router'
import { releaseOf } from './releases.ts'
// Not fetched when it is needed: what the two share would then be a file of its own, and a request more on every page.
import { reloadWhereItHelps } from './reloadWhereItHelps.ts'
import { reportFault } from './reportFault.ts'

/** How long to wait after so many tries, in ms: about 2, 4, 8 and 16 s, then 30. Spread, so that visitors do not come back all at once. */
const waitAfter = (tries: number) => Math.min(1000 * 2 ** tries, 30_000) * (0.85 + Math.random() * 0.3)

/** A prerendered page whose code does not come: it stays as it is, while this reports, waits and looks for another way. */
export async function beforeRetry(failure: LoadFailure, tries: number) {
  const area = areaFor(location.pathname)
  reportFault({ area, release: releaseOf(area), page: location.pathname, error: failure })
  await new Promise((resolve) => setTimeout(resolve, waitAfter(tries)))
  if (tries < 2) return
  try {
    await reloadWhereItHelps(area)
  } catch {
    // Nothing answers: the next try will tell.
  }
}
