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
import { compress, suffixes, writeCompressed } from '../release/compress.ts'
import { releasesDir, siteDir } from '../release/store.ts'

/** A site in the making: nobody sees it before it is swapped in. */
export interface Draft {
  folder: string
  /** Writes one file with its compressed forms. */
  write: (file: string, content: string) => Promise<void>
  /** Copies a file or a folder to the site's root. */
  copy: (from: string) => void
  /** Makes this the site that visitors get, in one step. */
  swapIn: () => void
  /** Removes earlier sites, except the last two. To be called after `swapIn`. */
  sweep: () => void
  discard: () => void
}

/** The file that compose writes last. A site without it was left unfinished by a compose that was killed. */
export const lastFile = '.routing.json'

const isFinished = (site: string) => existsSync(path.join(site, lastFile))

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

/** Begins a new site. Throws where the site's address is a folder that compose did not make. */
export function newDraft(): Draft {
  if (existsSync(siteDir) && !lstatSync(siteDir).isSymbolicLink())
    throw new Error(`${siteDir} is a folder, not the link that compose makes: remove it and compose again.`)
  const sites = path.join(releasesDir, 'sites')
  const folder = path.join(sites, `${Date.now()}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const others = () =>
    readdirSync(sites)
      .map((name) => path.join(sites, name))
      .filter((site) => site !== folder)
      .sort()
  const live = existsSync(siteDir) ? [realpathSync(siteDir)] : []
  // Reuse files of earlier sites as well: a rollback finds its pages there as they were.
  const earlier = [...live, ...others()].filter(isFinished)
  return {
    folder,
    write: async (file, content) => {
      const target = path.join(folder, file)
      const same = earlier.find((site) => read(path.join(site, file)) === content)
      if (!same) return writeCompressed(target, content)
      reuse(path.join(same, file), target)
      // The compressed copies came with the file. This makes those anew that somebody has lost.
      await compress(target, content)
    },
    copy: (from) => cpSync(from, path.join(folder, path.basename(from)), { recursive: true, preserveTimestamps: true }),
    swapIn: () => {
      const link = `${siteDir}.${process.pid}.tmp`
      rmSync(link, { force: true })
      symlinkSync(path.relative(path.dirname(siteDir), folder), link)
      // Renaming a link over the old one is one step: no request meets half a site.
      renameSync(link, siteDir)
    },
    sweep: () => {
      // The last two stay: a request that began before the swap is still answered from its own site.
      const staying = others().filter(isFinished).slice(-2)
      for (const site of others()) if (!staying.includes(site)) rmSync(site, { recursive: true })
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}
