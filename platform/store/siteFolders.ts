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

/** The folder of all composed sites. The link `site` points to the live one. */
const sitesDir = path.join(releasesDir, 'sites')

/** The file that compose writes last, beside `public/`: a site without it is unfinished. */
export const configFile = 'firebase.json'

/** The numbers of the composed sites, highest first. */
const sitesIn = () =>
  (existsSync(sitesDir) ? readdirSync(sitesDir) : [])
    .filter((name) => /^\d+$/.test(name))
    .sort((one, other) => Number(other) - Number(one))

/**
 * Removes all sites except the live one and the previous one, from which the server may still be answering requests.
 */
export function pruneSites() {
  // Compare names: the store's folder may itself be a link.
  const live = path.basename(realpathSync(siteDir))
  const others = sitesIn().filter((name) => name !== live)
  const last = others.find((name) => existsSync(path.join(sitesDir, name, configFile)))
  for (const name of others) if (name !== last) rmSync(path.join(sitesDir, name), { recursive: true })
}

/** Creates the folder of a new site, which visitors do not see until it is swapped in. */
export function newSite(): string {
  // The clock may have been set back: the new number must still be the highest.
  const site = path.join(sitesDir, String(Math.max(Date.now(), Number(sitesIn()[0] ?? 0) + 1)))
  mkdirSync(publicFile(site, '.'), { recursive: true })
  return site
}

/** A file of the web site, by its path below `public/`. */
export type SiteFile = readonly [file: string, content: string]

export const publicFile = (site: string, file: string) => path.join(site, 'public', file)

// A hard link, not a copy: it takes no space, keeps the modification time and so the ETag, and needs no compression.
function link(file: string, target: string) {
  mkdirSync(path.dirname(target), { recursive: true })
  linkSync(file, target)
  if (existsSync(compressedOf(file))) linkSync(compressedOf(file), compressedOf(target))
}

/** Links an asset of the store into a web site. */
export const addAsset = (site: string, group: AssetGroup, name: string) =>
  link(path.join(assetsDir(group), name), publicFile(site, `r/${group}/assets/${name}`))

/** Adds a file to a web site, as a link if the live site has the same file. */
export async function addFile(site: string, [file, content]: SiteFile): Promise<void> {
  const live = publicFile(siteDir, file)
  const isEqual = existsSync(compressedOf(live)) && existsSync(live) && readFileSync(live, 'utf8') === content
  if (isEqual) link(live, publicFile(site, file))
  else await writeCompressed(publicFile(site, file), content)
}

/** Makes a site live in one step. Throws if the site's path is not a link. */
export function swapIn(site: string) {
  const link = `${siteDir}.${process.pid}.tmp`
  rmSync(link, { force: true })
  // Either folder may be reached through a link.
  symlinkSync(path.relative(realpathSync(path.dirname(siteDir)), realpathSync(site)), link)
  // Renaming a link over the old one is atomic: no request meets a half-written site.
  renameSync(link, siteDir)
}

/** Moves a composed site to where drafts are served. Deletes the previous draft once the new one is complete. */
export function moveDraft(site: string, draft: string) {
  const next = `${draft}.next`
  rmSync(next, { recursive: true, force: true })
  // Copy: drafts may be on another disk.
  cpSync(site, next, { recursive: true, preserveTimestamps: true })
  rmSync(draft, { recursive: true, force: true })
  renameSync(next, draft)
  rmSync(site, { recursive: true })
}

/** Throws if a release could not be swapped in. Otherwise the error would only come after a build of minutes. */
export function requireLink() {
  if (existsSync(siteDir) && !lstatSync(siteDir).isSymbolicLink())
    throw new Error(`${siteDir} is not a link, and a release would have to replace it. Move it away, or set SITE_DIR.`)
}
