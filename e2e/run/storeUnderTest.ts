import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Pins } from '../../platform/base/pins.ts'
import { type Release, root, type Unit, units } from '../../platform/base/store.ts'
import { copyReleases } from '../support/copyReleases.ts'
import { sourcesOf } from './sources.ts'

const pinsIn = (store: string): Pins => readIn(path.join(store, 'pins.json')) ?? {}

/** What a file of JSON says; undefined where there is none, or none that can be read. */
function readIn<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const releaseIn = (store: string, unit: Unit, version: string | undefined) =>
  version ? readIn<Release>(path.join(store, unit, version, 'release.json')) : undefined

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim()

/** Whether a release was made of the very commit that is checked out, without any change. */
const isOfThisCommit = (release: Release | undefined) =>
  release !== undefined &&
  !release.isUncommitted &&
  release.commit === git('rev-parse', '--short', 'HEAD') &&
  git('status', '--porcelain') === ''

/**
 * Prepares the store that the site under test is made from, so that its start builds of the wanted units only those that
 * have changed since, and takes the others as they are live in the store that
 * `npm start` fills, if they are. Returns what to call once the
 * site answers.
 */
export function prepareStore(
  store: string,
  wanted: readonly Unit[] = units,
  ownStore = path.join(root, 'releases'),
): () => void {
  const file = path.join(store, 'built.json')
  const built: Partial<Record<Unit, { sources: string; version: string }>> = readIn(file) ?? {}
  const sources = Object.fromEntries(units.map((unit) => [unit, sourcesOf(unit)])) as Record<Unit, string | undefined>
  const live = pinsIn(ownStore)
  const taken: Pins = {}
  const kept: Pins = {}
  for (const unit of units) {
    const last = built[unit]
    const release = releaseIn(ownStore, unit, live[unit])
    if (release && !wanted.includes(unit)) taken[unit] = release.version
    else if (last && last.sources === sources[unit] && releaseIn(store, unit, last.version)) kept[unit] = last.version
    else if (release && isOfThisCommit(release)) taken[unit] = release.version
  }
  mkdirSync(store, { recursive: true })
  if (Object.keys(taken).length > 0) copyReleases(ownStore, store, taken)
  writeFileSync(path.join(store, 'pins.json'), JSON.stringify({ ...kept, ...taken }))
  return () => {
    const pins = pinsIn(store)
    for (const unit of units) {
      const [version, of] = [pins[unit], sources[unit]]
      const isBuilt = wanted.includes(unit) || !taken[unit]
      if (isBuilt && version && of) built[unit] = { sources: of, version }
    }
    writeFileSync(file, JSON.stringify(built, null, 2))
  }
}
