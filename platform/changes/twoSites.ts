import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { Misuse } from '../base/command.ts'
import { alone } from '../base/lock.ts'
import { nameOf, type Release, releasesOf } from '../base/store.ts'
import { isFinished, liveSite, sitesDir } from '../compose/newSite.ts'
import { isLive } from '../release/isLive.ts'
import { siteOf, tryOut } from '../release/release.ts'
import { named } from '../release/stored.ts'
import type { Wanted } from '../release/wanted.ts'

/** Two sites to compare, and how the report names them. */
export interface TwoSites {
  before: string
  after: string
  title: string
}

function live(): string {
  const site = liveSite()
  if (site) return site
  throw new Error('There is no live site to compare with: npm run compose')
}

function newest({ unit }: Wanted): Release {
  const [found] = releasesOf(unit).filter(({ isWithdrawn }) => !isWithdrawn)
  if (found) return found
  throw new Misuse(`${unit} has no release. Make one to try: npm run release -- ${unit} --draft`)
}

/**
 * The live site, and the one that going live with these releases would give: the tried one, or one that is composed now,
 * where something else went live since. Without a version the newest release is meant.
 */
export async function draftAndLive(wanted: readonly Wanted[]): Promise<TwoSites> {
  const releases = wanted.map((each) => (each.version ? named(each.unit, each.version) : newest(each)))
  const before = live()
  const title = releases.map(nameOf).join(', ')
  if (releases.every(isLive)) return { before, after: before, title }
  const site = siteOf(releases) ?? (await composeNow(releases))
  if (site) return { before, after: site.folder, title }
  throw new Error('The site cannot be composed before every unit has a release.')
}

function composeNow(releases: readonly Release[]) {
  console.warn('No trial is of what is live now: the site is composed again.')
  return alone('a comparison', (lease) => tryOut(lease, releases))
}

/** The site in a folder of the store, and the live one. */
export function liveSince(folder: string | undefined): TwoSites {
  if (!folder) throw new Misuse('Say since which site: npm run changes -- --since releases/sites/1795-…')
  const site = [path.resolve(folder), path.join(sitesDir, path.basename(folder))].find(
    (each) => existsSync(each) && isFinished(each),
  )
  if (site) return { before: realpathSync(site), after: live(), title: `since ${path.basename(realpathSync(site))}` }
  throw new Misuse(`There is no composed site ${folder}.`)
}
