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
import { siteDir } from '../base/project.ts'
import { compressedOf, writeCompressed } from './compress.ts'
import { type AssetGroup, assetsDir, releasesDir } from './releaseStore.ts'

/** The folder of all composed sites. The live one is where the link `site` leads. */
const sitesDir = path.join(releasesDir, 'sites')

/** The file that compose writes last, beside `public/`: a site without it is unfinished. */
export const configFile = 'firebase.json'

/** The numbers of the composed sites, the last one first. */
const sitesIn = () =>
  (existsSync(sitesDir) ? readdirSync(sitesDir) : [])
    .filter((name) => /^\d+$/.test(name))
    .sort((one, other) => Number(other) - Number(one))

/** Removes all sites but the live one and the last before it, from which requests may still be answered. */
export function pruneSites() {
  // Its name: the folder of releases may itself be a link.
  const live = path.basename(realpathSync(siteDir))
  const others = sitesIn().filter((name) => name !== live)
  const last = others.find((name) => existsSync(path.join(sitesDir, name, configFile)))
  for (const name of others) if (name !== last) rmSync(path.join(sitesDir, name), { recursive: true })
}

/** Begins a new site, which no visitor sees before it is swapped in. Returns its folder. */
export function newSite(): string {
  // After the others, even if the clock was set back.
  const site = path.join(sitesDir, String(Math.max(Date.now(), Number(sitesIn()[0] ?? 0) + 1)))
  mkdirSync(publicFile(site, '.'), { recursive: true })
  return site
}

/** A file of the web site, by its path there. */
export type SiteFile = readonly [file: string, content: string]

/** The path of a file of the web site in a composed site's folder. */
export const publicFile = (site: string, file: string) => path.join(site, 'public', file)

// A hard link, not a copy: it takes no room, keeps the file's time and so its ETag, and need not be compressed again.
function link(file: string, target: string) {
  mkdirSync(path.dirname(target), { recursive: true })
  linkSync(file, target)
  if (existsSync(compressedOf(file))) linkSync(compressedOf(file), compressedOf(target))
}

/** Puts an asset of the store into a web site. */
export const addAsset = (site: string, group: AssetGroup, name: string) =>
  link(path.join(assetsDir(group), name), publicFile(site, `r/${group}/assets/${name}`))

/** Adds a file to a web site. A file that is equal in the live site is linked. */
export async function addFile(site: string, [file, content]: SiteFile): Promise<void> {
  const live = publicFile(siteDir, file)
  const isEqual = existsSync(compressedOf(live)) && existsSync(live) && readFileSync(live, 'utf8') === content
  if (isEqual) link(live, publicFile(site, file))
  else await writeCompressed(publicFile(site, file), content)
}

/** Makes a site the one that visitors get, in one step. Throws if the site's address is not a link. */
export function swapIn(site: string) {
  const link = `${siteDir}.${process.pid}.tmp`
  rmSync(link, { force: true })
  // Either may be in a folder that is a link.
  symlinkSync(path.relative(realpathSync(path.dirname(siteDir)), realpathSync(site)), link)
  // Renaming a link over the old one is one step: no request meets half a site.
  renameSync(link, siteDir)
}

/** Puts a composed site where drafts are served from. The last draft of this name is deleted once the new one is complete. */
export function moveDraft(site: string, draft: string) {
  const next = `${draft}.next`
  rmSync(next, { recursive: true, force: true })
  // A copy: drafts may be on another disk.
  cpSync(site, next, { recursive: true, preserveTimestamps: true })
  rmSync(draft, { recursive: true, force: true })
  renameSync(next, draft)
  rmSync(site, { recursive: true })
}

/** Throws if a release could not be swapped in: it would say so only after a build of minutes. */
export function requireLink() {
  if (existsSync(siteDir) && !lstatSync(siteDir).isSymbolicLink())
    throw new Error(`${siteDir} is not a link, and a release would have to replace it. Move it away, or set SITE_DIR.`)
}
