import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AreaName } from 'shared-ui/contract'
import { liveMarkName, nameOf, type Release, releaseDir } from '../base/store.ts'
import { bootFile } from '../vite/bootScript.ts'

const pathOf = (shell: Release, name: string) => path.join(releaseDir('shell', shell.version), name)

const fileOf = (shell: Release, name: string) => readFileSync(pathOf(shell, name), 'utf8')

/** The HTML template of every page, as the shell's build wrote it. */
export const templateOf = (shell: Release) => fileOf(shell, 'index.html')

/** The site's icon, as SVG. */
export const iconOf = (shell: Release) => fileOf(shell, 'favicon.svg').trim()

/** The inline script of every page. */
export const bootOf = (shell: Release) => fileOf(shell, bootFile)

const internal = ['release.json', liveMarkName, 'server', '.vite', 'licenses.json', 'assets', 'index.html', bootFile]

/** Copies the shell's files that are served from the site's root. */
export function copyRootFiles(shell: Release, to: string) {
  for (const name of readdirSync(releaseDir('shell', shell.version)))
    if (!internal.includes(name))
      cpSync(pathOf(shell, name), path.join(to, name), { recursive: true, preserveTimestamps: true })
}

/**
 * The fonts that every page preloads: the headlines' alone, which would move the most if it came late. Its accents are
 * left out: our own words need none.
 */
export const fontsOf = (shell: Release) =>
  Object.keys(shell.assets)
    .filter((asset) => /sovran-display-(?!accents-).*\.woff2$/.test(asset))
    .map((asset) => `/r/shell/assets/${asset}`)

/** The picture that stands for an area's pages on social networks. Throws where the shell has none. */
export function socialImageOf(shell: Release, area: AreaName): string {
  const pictureOf = (name: AreaName) => Object.keys(shell.assets).find((asset) => asset.startsWith(`og-${name}-`))
  // A new area shares the company's until it has one of its own.
  const name = pictureOf(area) ?? pictureOf('company')
  if (name) return `/r/shell/assets/${name}`
  throw new Error(`${nameOf(shell)} has no picture for social networks: shell/public/assets/og-company-HASH.jpg`)
}
