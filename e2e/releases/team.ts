import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type AreaName, areaNames } from 'shared-ui/areas'
import { writeAtomically } from '../../platform/base/writeAtomically.ts'
import { copyReleases } from '../support/copyReleases.ts'
import { withoutOperators } from './operatorVariables.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A unit that is built and released by itself. */
export type Unit = 'shell' | AreaName

/** A team's checkout, with its own store, site and ports. */
export interface Team {
  folder: string
  releases: string
  site: string
  env: NodeJS.ProcessEnv
  /** The folder of the live site; each compose makes another one. */
  live: () => string
  /** Changes one file of the checkout. Throws where there is nothing to change. */
  edit: (file: string, from: string | RegExp, to: string) => void
  /** Puts a line of words above every page of an area. With `fault` the area throws it instead of rendering. */
  change: (area: AreaName, words: string, fault?: string) => void
  /** Runs the release tool of the checkout. */
  run: (...args: string[]) => { status: number | null; output: string; seconds: number }
}

const leftOut = /\/(node_modules|dist|dist-server)$|shared-ui\/(public|pictures)$/

// Links installed packages to the real ones, and the workspace's own packages to those of the checkout.
function linkPackages(folder: string) {
  const target = path.join(folder, 'node_modules')
  mkdirSync(target)
  for (const entry of readdirSync(path.join(root, 'node_modules'), { withFileTypes: true })) {
    const source = path.join(root, 'node_modules', entry.name)
    const isOwn = entry.isSymbolicLink() && readlinkSync(source).startsWith('../')
    symlinkSync(isOwn ? path.join('..', entry.name) : source, path.join(target, entry.name))
  }
}

/** Copies the live releases of the site under test into a new store. */
function copyStore(releases: string) {
  const from = path.resolve(root, process.env.RELEASES_DIR || 'releases')
  const pins = readFileSync(path.join(from, 'pins.json'), 'utf8')
  copyReleases(from, releases, JSON.parse(pins))
  writeFileSync(path.join(releases, 'pins.json'), pins)
}

/** Makes a team's checkout under `reports/`, with a copy of the releases that are live on the site under test. */
export function checkOut(name: string, firstPort: number, packages: readonly string[]): Team {
  const folder = path.join(root, 'reports/teams', name)
  const releases = path.join(folder, 'releases')
  const site = path.join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(releases, { recursive: true })
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(path.join(root, file), path.join(folder, file))
  for (const part of ['platform', 'shell', 'shared-ui', 'shared-enquiry', ...packages]) {
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !leftOut.test(source),
    })
  }
  // Links, not copies: no test changes a picture.
  for (const part of ['shared-ui/public', 'shared-ui/pictures'])
    symlinkSync(path.join(root, part), path.join(folder, part))
  linkPackages(folder)
  copyStore(releases)
  const edit = (file: string, from: string | RegExp, to: string) => {
    const full = path.join(folder, file)
    const before = readFileSync(full, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} has nothing like ${from} to change.`)
    // In one step, as editors save: a development server that sees the file change would else read a part of it.
    writeAtomically(full, after)
  }
  const change = (area: AreaName, words: string, fault?: string) =>
    edit(
      `mf-${area}/src/area.ts`,
      /(?:export default|const Plain)[\s\S]*$/,
      `const Plain = defineArea({ pages, menu, dataFor })
import { createElement, Fragment } from 'react'
const Changed = (props: Parameters<typeof Plain>[0]) => {
  ${fault ? `if (props.origin) throw new Error('${fault}')` : ''}
  return createElement(Fragment, null, createElement('p', null, '${words}'), createElement(Plain, props))
}
export default Object.assign(Changed, Plain)
`,
    )
  // A faster minifier and a faster compression: with those of production a release takes more than twice as long. No
  // test depends on them.
  edit('platform/build/app.ts', '!isSsrBuild && minified()', "command === 'serve' && minified()")
  edit('platform/base/compress.ts', /(?<=const qualityOf = .*=> ).*/, '4')
  const port = (n: number) => String(firstPort + n)
  const env = {
    ...withoutOperators(process.env),
    // As in a shell that is used for development too: a release is a production build all the same.
    NODE_ENV: 'development',
    RELEASES_DIR: releases,
    SITE_DIR: site,
    SITE_ORIGIN: `http://localhost:${firstPort}`,
    EDGE_PORT: port(0),
    ...Object.fromEntries(areaNames.map((name, place) => [`${name.toUpperCase()}_PORT`, port(place + 1)])),
  }
  return {
    folder,
    releases,
    site,
    env,
    live: () => readlinkSync(site),
    edit,
    change,
    run: (...args) => {
      const began = performance.now()
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'platform/release/main.ts', ...args],
        {
          cwd: folder,
          env,
          encoding: 'utf8',
        },
      )
      return { status, output: stdout + stderr, seconds: (performance.now() - began) / 1000 }
    },
  }
}
