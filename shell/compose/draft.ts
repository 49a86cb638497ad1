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
import { compress } from './compress.ts'
import { releasesDir, siteDir, writeAtomically } from './store.ts'

/** A site in the making: nobody sees it before it is swapped in. */
export interface Draft {
  folder: string
  /** Writes one file with its compressed forms. */
  write: (file: string, content: string) => void
  /** Copies a file or a folder to the site's root. */
  copy: (from: string) => void
  /** Makes this the site that visitors get, in one step. */
  swapIn: () => void
  discard: () => void
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

// The same file, not a copy: its time stays, so its ETag does, and it need not be compressed again.
function reuse(old: string, file: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (const suffix of ['', '.br', '.gz']) if (existsSync(old + suffix)) linkSync(old + suffix, file + suffix)
}

/** Begins a new site. Throws where the site's address is a folder that compose did not make. */
export function newDraft(): Draft {
  if (existsSync(siteDir) && !lstatSync(siteDir).isSymbolicLink())
    throw new Error(`${siteDir} is a folder, not the link that compose makes: remove it and compose again.`)
  const sites = path.join(releasesDir, 'sites')
  const folder = path.join(sites, `${Date.now()}-${process.pid}`)
  const live = existsSync(siteDir) ? [realpathSync(siteDir)] : []
  mkdirSync(folder, { recursive: true })
  // Earlier sites too: going back to a release finds its pages there as they were.
  const earlier = [...live, ...readdirSync(sites).map((name) => path.join(sites, name))]
  return {
    folder,
    write: (file, content) => {
      const target = path.join(folder, file)
      const same = earlier.find((site) => read(path.join(site, file)) === content)
      if (same) return reuse(path.join(same, file), target)
      writeAtomically(target, content)
      compress(target, content)
    },
    copy: (from) => cpSync(from, path.join(folder, path.basename(from)), { recursive: true, preserveTimestamps: true }),
    swapIn: () => {
      const link = `${siteDir}.${process.pid}.tmp`
      rmSync(link, { force: true })
      symlinkSync(path.relative(path.dirname(siteDir), folder), link)
      // Renaming a link over the old one is one step: no request meets half a site.
      renameSync(link, siteDir)
      const old = readdirSync(sites)
        .filter((name) => path.join(sites, name) !== folder)
        .sort()
      // The last two stay: a request that began before the swap is still answered from its own site.
      for (const name of old.slice(0, -2)) rmSync(path.join(sites, name), { recursive: true })
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}
