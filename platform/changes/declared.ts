import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readJson, readRelease, root, type Unit } from '../base/store.ts'

/** The trailer of a commit whose release is meant to change pages that it does not own. Its value is the reason. */
export const trailer = 'Changes-Elsewhere'

/** The reasons that commits give, those after `from` and up to `to`. Where `from` is unknown, the last one's alone. */
export function reasonsBetween(from: string, to: string, folder = root): string[] {
  const log = (...range: string[]) =>
    spawnSync('git', ['log', `--format=%(trailers:key=${trailer},valueonly)`, ...range], {
      cwd: folder,
      encoding: 'utf8',
    })
  const all = log(`${from}..${to}`)
  return (all.status === 0 ? all : log('-1', to)).stdout.split('\n').filter(Boolean)
}

const commitIn = (site: string, unit: Unit) =>
  readRelease(unit, readJson<{ release: string }>(path.join(site, 'r', unit, 'live.json')).release).commit

/** The reasons that the commits between two sites' releases of these units give for changes elsewhere. */
export const declared = (units: readonly Unit[], before: string, after: string): string[] => [
  ...new Set(units.flatMap((unit) => reasonsBetween(commitIn(before, unit), commitIn(after, unit)))),
]
