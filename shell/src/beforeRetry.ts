import { areaFor } from 'shared-ui/areas'
import type { LoadFailure } from 'shared-ui/router'
import { releaseOf } from './releases.ts'
// Imported statically: otherwise the code that both files share would be a file of its own, one more request on every
// page.
import { reloadWhereItHelps } from './reloadWhereItHelps.ts'
import { reportFault } from './reportFault.ts'

/**
 * How long to wait after this many tries, in ms: about 2, 4, 8 and 16 s, then 30. It varies, so that visitors do not
 * come back all at once.
 */
const waitAfter = (tries: number) => Math.min(1000 * 2 ** tries, 30_000) * (0.85 + Math.random() * 0.3)

/**
 * Runs between two tries for a prerendered page's code: reports the failure, waits, and from the second try on reloads
 * the document where that helps. Meanwhile the page stays as it is.
 */
export async function beforeRetry(failure: LoadFailure, tries: number) {
  const area = areaFor(location.pathname)
  reportFault({ area, release: releaseOf(area), page: location.pathname, error: failure })
  await new Promise((resolve) => setTimeout(resolve, waitAfter(tries)))
  if (tries < 2) return
  try {
    await reloadWhereItHelps(area)
  } catch {
    // There is no answer: the next try will report it.
  }
}
