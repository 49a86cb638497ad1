import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { copySuffixes, writeCompressed } from '../base/compress.ts'
import { assetsDir, type Owner, releasesDir, siteDir } from '../base/store.ts'

/** The folder of all composed sites. The live one is where the link `site` leads. */
const sitesDir = path.join(releasesDir, 'sites')

/** The file that compose writes last, beside `public/`: a site without it is unfinished. */
export const configFile = 'firebase.json'

/** The folder of the live site; undefined before the first one. */
export const liveSite = () => (existsSync(siteDir) ? realpathSync(siteDir) : undefined)

/** The folders of all composed sites, the newest first. */
export const allSites = () =>
  existsSync(sitesDir)
    ? readdirSync(sitesDir)
        .sort()
        .reverse()
        .map((name) => path.join(sitesDir, name))
    : []

/** How many sites before the live one stay: requests may still be answered from them, and a rollback finds its pages. */
const sitesKept = 2

/** Removes the sites before the last ones, and those that were never finished. */
export function collectSites() {
  const live = liveSite()
  const finished = allSites().filter((site) => existsSync(path.join(site, configFile)) && site !== live)
  for (const site of allSites())
    if (site !== live && !finished.slice(0, sitesKept).includes(site)) rmSync(site, { recursive: true })
}

const isSame = (file: string, content: string) => existsSync(file) && readFileSync(file, 'utf8') === content

// A hard link, not a copy: it takes no room, keeps the file's time and so its ETag, and need not be compressed again.
function link(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true })
  linkSync(from, to)
  for (const suffix of copySuffixes) if (existsSync(from + suffix)) linkSync(from + suffix, to + suffix)
}

/** A site in the making, which no visitor sees before it is swapped in. */
export interface NewSite {
  folder: string
  /** Writes one file of the web site with its compressed copies. */
  write: (file: string, content: string) => Promise<void>
  /** Copies a file or a folder to the web site's root. */
  copy: (from: string) => void
  /** Puts an asset of the store into the web site. Throws where the store has lost it. */
  addAsset: (owner: Owner, name: string) => void
}

/** Begins a new site in a folder of its own. Files that an earlier site has, with the same content, are taken from there. */
export function newSite(): NewSite {
  const earlier = allSites().map((site) => path.join(site, 'public'))
  const folder = path.join(sitesDir, String(Date.now()))
  const at = (file: string) => path.join(folder, 'public', file)
  mkdirSync(at('.'), { recursive: true })
  return {
    folder,
    write: async (file, content) => {
      const same = earlier.find((site) => isSame(path.join(site, file), content))
      if (same) link(path.join(same, file), at(file))
      else await writeCompressed(at(file), content)
    },
    copy: (from) => cpSync(from, at(path.basename(from)), { recursive: true, preserveTimestamps: true }),
    addAsset: (owner, name) => {
      const file = path.join(assetsDir(owner), name)
      if (!existsSync(file))
        throw new Error(`${file} is missing. Release its unit from the same commit again, which puts it back.`)
      link(file, at(`r/${owner}/assets/${name}`))
    },
  }
}

/** Makes a site the one that visitors get, in one step. Throws where the site's address is no link. */
export function swapIn({ folder }: NewSite) {
  const link = `${siteDir}.${process.pid}.tmp`
  rmSync(link, { force: true })
  symlinkSync(path.relative(path.dirname(siteDir), folder), link)
  // Renaming a link over the old one is one step: no request meets half a site.
  renameSync(link, siteDir)
}

/** Moves a composed site to where drafts are served from, in the place of the last draft of this name. */
export function moveDraft({ folder }: NewSite, draft: string) {
  mkdirSync(path.dirname(draft), { recursive: true })
  rmSync(draft, { recursive: true, force: true })
  renameSync(folder, draft)
}
