import type { Release } from './store.ts'

/** How many releases of a unit stay however old they are. */
const releasesKept = 5

/**
 * How long a release stays however many came after it, in ms: a page that a visitor left open still finds its chunks.
 */
const timeKept = 7 * 24 * 60 * 60 * 1000

/**
 * Those of a unit's releases that are still needed: the live one, all of the last week, and the last five that were
 * released. A draft that was withdrawn is not.
 */
export function stillNeeded(all: readonly Release[], live: string | undefined, now = Date.now()): Release[] {
  const last = all
    .filter(({ releasedAt }) => releasedAt)
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt))
    .slice(0, releasesKept)
  return all.filter((release) => {
    if (release.version === live || last.includes(release)) return true
    const isGone = release.isWithdrawn && !release.releasedAt
    return !isGone && now - Date.parse(release.builtAt) < timeKept
  })
}
