import { releasesOf, type Unit, units } from '../base/store.ts'
import { changesBetween } from './history.ts'
import { unitsOf } from './unitsOf.ts'

/** The commits since a unit's newest release, each as the files that it changed; undefined where they are unknown. */
export type Outstanding = (unit: Unit) => string[][] | undefined

const sinceItsRelease: Outstanding = (unit) => {
  // The newest release, not the live one: a unit that was rolled back stays so until its own next change.
  const newest = releasesOf(unit).find(({ releasedAt }) => releasedAt)
  return newest && changesBetween(newest.commit, 'HEAD')
}

/**
 * The units that a push has to release: those that contain what it changed, and those that an earlier, unreleased
 * commit changed together with them. All units that one commit changes go live in one step.
 */
export function planFor(files: readonly string[], outstanding: Outstanding = sinceItsRelease): Unit[] {
  const wanted = new Set(unitsOf(files))
  for (const unit of wanted)
    for (const commit of outstanding(unit) ?? []) {
      const together = unitsOf(commit)
      // The loop over `wanted` also visits the units that are added here.
      if (together.includes(unit)) for (const other of together) wanted.add(other)
    }
  return units.filter((unit) => wanted.has(unit))
}

/**
 * The units that a push has to release, by the commit before it. All units where that is unknown, as on the first push.
 */
export const planSince = (before: string): Unit[] => {
  const commits = changesBetween(before, 'HEAD')
  return commits ? planFor(commits.flat()) : [...units]
}

/** Those of the units that a later commit of the branch has changed: that commit's own run releases them. */
export const overtaken = (wanted: readonly Unit[], branch: string): Unit[] => {
  const later = unitsOf((changesBetween('HEAD', branch) ?? []).flat())
  return wanted.filter((unit) => later.includes(unit))
}
