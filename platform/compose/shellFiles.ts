import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AreaName } from 'shared-page/contract'
import type { Release } from '../store/format.ts'
import { fileOfRelease, releaseLabel } from '../store/releaseStore.ts'
import { bootFile } from '../vite/shell.ts'

const fileOf = (shell: Release, name: string) => readFileSync(fileOfRelease(shell, name), 'utf8')

const internal = ['release.json', 'server', 'licenses.json', 'assets', 'index.html', bootFile]

// Other names that begin with a dot are an operating system's.
const isOurs = (file: string) => !path.basename(file).startsWith('.')

/** The names of the shell's files and folders that are served from the site's root. */
export const rootFilesOf = (shell: Release) =>
  readdirSync(fileOfRelease(shell, '')).filter((name) => !internal.includes(name) && isOurs(name))

/** Whether a path is that of a file which the shell serves from the site's root. */
export function isRootFile(shell: Release, address: string) {
  const [, first = ''] = address.split('/')
  if (!rootFilesOf(shell).includes(first) || /\/\.\.?(\/|$)/.test(address)) return false
  return statSync(fileOfRelease(shell, address.slice(1)), { throwIfNoEntry: false })?.isFile() ?? false
}

/** Copies the shell's files that are served from the site's root. */
export function copyRootFiles(shell: Release, to: string) {
  for (const name of rootFilesOf(shell))
    cpSync(fileOfRelease(shell, name), path.join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: isOurs,
    })
}

/** What every page takes from the shell's release. */
export const shellParts = (shell: Release) => ({
  template: fileOf(shell, 'index.html'),
  boot: fileOf(shell, bootFile),
  // The headlines' font alone, which would move the most if it came late. Its accents are left out: our own words need none.
  fonts: shell.assets
    .filter((asset) => /-display-(?!accents-).*\.woff2$/.test(asset))
    .map((asset) => `/r/shell/assets/${asset}`),
})

/** The picture that stands for an area's pages on social networks. Throws if the shell has none. */
export function socialImageOf(shell: Release, area: AreaName, root: AreaName): string {
  const pictureOf = (name: AreaName) => shell.assets.find((asset) => asset.startsWith(`og-${name}-`))
  // A new area shares that of the area at the root until it has one of its own.
  const name = pictureOf(area) ?? pictureOf(root)
  if (name) return `/r/shell/assets/${name}`
  throw new Error(`${releaseLabel(shell)} has no picture for social networks: shell/public/assets/og-${root}-HASH.jpg`)
}
