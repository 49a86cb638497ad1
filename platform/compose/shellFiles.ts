import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AreaName } from 'shared-page/contract'
import type { Release } from '../store/format.ts'
import { fileOfRelease, releaseLabel } from '../store/releaseStore.ts'
import { bootFile } from '../vite/shell.ts'

const fileOf = (shell: Release, name: string) => readFileSync(fileOfRelease(shell, name), 'utf8')

const internal = ['release.json', 'server', 'licenses.json', 'assets', 'index.html', bootFile]

// Operating systems create the other files whose names begin with a dot.
const isOurs = (file: string) => !path.basename(file).startsWith('.')

/** The names of the shell's files and folders that are served from the site's root. */
export const rootFilesOf = (shell: Release) =>
  readdirSync(fileOfRelease(shell, '')).filter((name) => !internal.includes(name) && isOurs(name))

/** Whether the shell serves a file at this path of the site's root. */
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

/** The parts of the shell's release that every page uses. */
export const shellParts = (shell: Release) => ({
  template: fileOf(shell, 'index.html'),
  boot: fileOf(shell, bootFile),
  // Only the font of the headlines, which would shift the layout most if it came late. Its accented subset is left out,
  // because our own text needs no accents.
  fonts: shell.assets
    .filter((asset) => /-display-(?!accents-).*\.woff2$/.test(asset))
    .map((asset) => `/r/shell/assets/${asset}`),
})

/** The picture for an area's pages on social networks. Throws if the shell has none. */
export function socialImageOf(shell: Release, area: AreaName, root: AreaName): string {
  const pictureOf = (name: AreaName) => shell.assets.find((asset) => asset.startsWith(`og-${name}-`))
  // A new area uses the root area's picture until it has one of its own.
  const name = pictureOf(area) ?? pictureOf(root)
  if (name) return `/r/shell/assets/${name}`
  throw new Error(`${releaseLabel(shell)} has no picture for social networks: shell/public/assets/og-${root}-HASH.jpg`)
}
