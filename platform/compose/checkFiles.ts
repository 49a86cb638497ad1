import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { copiesOf } from '../base/compress.ts'
import { described } from '../base/integrity.ts'
import {
  type Assets,
  assetsDir,
  descriptionOf,
  elsewhere,
  nameOf,
  type Release,
  readDescription,
  readJson,
  releaseDir,
  releasesDir,
  units,
} from '../base/store.ts'
import { filesRecord } from './newSite.ts'

const integrityIn = (file: string) => (existsSync(file) ? described(readFileSync(file)).integrity : undefined)

/** Where a good copy of a file is: beside it, in the bucket, or in its commit. */
function goodCopy(file: string, integrity: string, { unit, commit }: Release): string {
  const copy = copiesOf(file).find(({ unpacked }) => unpacked && described(unpacked).integrity === integrity)
  if (copy) return `A good copy is in ${copy.file}: ${copy.command}`
  if (commit === elsewhere)
    return `Release the same build again, which puts the same file back: npm run release -- ${unit} --from FOLDER`
  const bucket = process.env.RELEASES_BUCKET
  const inBucket = bucket
    ? `The bucket may have a good copy: gcloud storage cp gs://${bucket}/${path.relative(releasesDir, file)} ${file}. Or rebuild it`
    : 'Rebuild it'
  return `${inBucket} from its commit, which puts the same file back: git switch --detach ${commit} && npm run release -- ${unit}`
}

function faultsIn(release: Release, folder: string, files: Assets) {
  return Object.entries(files).flatMap(([name, { integrity }]) => {
    const file = path.join(folder, name)
    const found = integrityIn(file)
    if (found === integrity) return []
    const fault = found ? 'is not what it was when it was released' : 'is missing'
    return [`${file} of ${nameOf(release)} ${fault}. ${goodCopy(file, integrity, release)}`]
  })
}

/**
 * Throws where a file of these releases is missing, or is not what its description says, and says where a good copy is.
 * To be called before files are copied or published: what has gone wrong on one disk must not spread.
 */
export function checkFiles(releases: readonly Release[]) {
  // Several releases name the same pictures, and the same chunks.
  const seen = new Set<string>()
  const unseen = (folder: string, files: Assets): Assets =>
    Object.fromEntries(
      Object.entries(files).filter(([name, { integrity }]) => {
        const key = `${folder}/${name} ${integrity}`
        return !seen.has(key) && seen.add(key)
      }),
    )
  const faults = releases.flatMap((release) =>
    (
      [
        [assetsDir(release.unit), release.assets],
        [assetsDir('pictures'), release.pictures],
        [releaseDir(release.unit, release.version), release.build],
      ] as const
    ).flatMap(([folder, files = {}]) => faultsIn(release, folder, unseen(folder, files))),
  )
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nNothing was published.`)
}

/** Throws where a file of a composed site is missing, or is not what compose wrote. */
export function checkSite(site: string) {
  const record = path.join(site, filesRecord)
  // Sites that were composed before this was recorded lack it.
  if (!existsSync(record)) return
  const faults = Object.entries(readJson<Assets>(record)).flatMap(([name, { integrity }]) => {
    const file = path.join(site, name)
    const found = integrityIn(file)
    return found === integrity ? [] : [`${file} is ${found ? 'not what compose wrote' : 'missing'}.`]
  })
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nNothing was published. Compose the site again: npm run compose`)
}

/** Checks every release of the store, as `checkFiles` does. Throws where a description cannot be read, too. */
export function checkStore() {
  const files = units.flatMap((unit) =>
    existsSync(path.join(releasesDir, unit))
      ? readdirSync(path.join(releasesDir, unit)).map((version) => descriptionOf(unit, version))
      : [],
  )
  checkFiles(files.filter((file) => existsSync(file)).map(readDescription))
}
