import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { compress, suffixes, writeCompressed } from '../base/compress.ts'
import { releasesDir, siteDir } from '../base/store.ts'

/** A composed site, or one in the making, which no visitor sees before it is swapped in. */
export interface NewSite {
  folder: string
  /** Writes one file with its compressed copies. */
  write: (file: string, content: string) => Promise<void>
  /** Copies a file or a folder to the site's root. */
  copy: (from: string) => void
}

/** The folder of all composed sites. */
export const sitesDir = path.join(releasesDir, 'sites')

/** The file that compose writes last. A site without it was left unfinished by a compose that was killed. */
export const lastFile = '.routing.json'

/** The file that records the integrity of every other file of a site. */
export const filesRecord = '.files.json'

/** Whether a site was composed to its end. */
export const isFinished = (site: string) => existsSync(path.join(site, lastFile))

/** The folder of the site that visitors get; undefined before the first one. */
export const liveSite = () => (existsSync(siteDir) ? realpathSync(siteDir) : undefined)

/** The folders of all composed sites, the oldest first. */
export const allSites = () =>
  existsSync(sitesDir)
    ? readdirSync(sitesDir)
        .sort()
        .map((name) => path.join(sitesDir, name))
    : []

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

// A hard link, not a copy: the file keeps its time and so its ETag, and need not be compressed again.
function reuse(old: string, file: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (const suffix of suffixes) if (existsSync(old + suffix)) linkSync(old + suffix, file + suffix)
}

/**
 * The name of the next site: later than all others, although the clock may have been set back. Its last part keeps
 * strangers from guessing the address of a trial.
 */
function nextName() {
  const last = Math.max(0, ...allSites().map((site) => Number.parseInt(path.basename(site), 10) || 0))
  return `${Math.max(Date.now(), last + 1)}-${process.pid}-${randomBytes(8).toString('hex')}`
}

/** Begins a new site. Throws where the site's address is a folder that compose did not make. */
export function newSite(): NewSite {
  if (existsSync(siteDir) && !lstatSync(siteDir).isSymbolicLink())
    throw new Error(`${siteDir} is a folder, not the link that compose makes: remove it and compose again.`)
  // Reuse files of earlier sites as well: a rollback finds its pages there as they were.
  const live = liveSite()
  const earlier = [...(live ? [live] : []), ...allSites().filter(isFinished).slice(-3).reverse()]
  const folder = path.join(sitesDir, nextName())
  mkdirSync(folder, { recursive: true })
  return siteAt(folder, earlier)
}

/** A site's folder, to be written to. `earlier` are sites whose files may be reused. */
export const siteAt = (folder: string, earlier: readonly string[] = []): NewSite => ({
  folder,
  write: async (file, content) => {
    const target = path.join(folder, file)
    const same = earlier.find((site) => read(path.join(site, file)) === content)
    if (!same) return writeCompressed(target, content)
    reuse(path.join(same, file), target)
    // The compressed copies came with the file. This makes those that somebody has lost.
    await compress(target, content)
  },
  copy: (from) => cpSync(from, path.join(folder, path.basename(from)), { recursive: true, preserveTimestamps: true }),
})

/** Makes a finished site the one that visitors get, in one step. Throws where it is not whole. */
export function swapIn({ folder }: NewSite) {
  if (!isFinished(folder)) throw new Error(`${folder} is not whole: somebody has removed a part of it.`)
  const link = `${siteDir}.${process.pid}.tmp`
  rmSync(link, { force: true })
  symlinkSync(path.relative(path.dirname(siteDir), folder), link)
  // Renaming a link over the old one is one step: no request meets half a site.
  renameSync(link, siteDir)
}
