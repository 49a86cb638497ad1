import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { AreaName } from 'shared-page/contract'
import { writeAtomically } from '../../platform/base/files.ts'
import { areaNames, exportedFile } from '../../platform/base/project.ts'
import { signalProcess } from '../../platform/serve/signalProcess.ts'

const root = path.resolve(import.meta.dirname, '../..')

const leftOut = /\/(node_modules|dist)$|(shared-ui|mf-\w+)\/pictures\/(encoded|[\w-]+\.(webp|jpg|png))$/

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

/**
 * Creates a team's checkout under `reports/`, with its own store (the releases of the site under test), site and ports.
 */
export function checkOut(name: string, firstPort: number, packages: readonly string[]) {
  // A name that a shell would split: the tools must work in any folder.
  const folder = path.join(root, 'reports/teams', `${name} (1)`)
  const releases = path.join(folder, 'releases')
  const site = path.join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'tsconfig.base.json', 'site.config.ts', '.github/CODEOWNERS'])
    cpSync(path.join(root, file), path.join(folder, file))
  for (const part of ['platform', 'shell', 'shared-page', 'shared-ui', 'shared-enquiry', ...packages])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: (file) => !leftOut.test(file) })
  // Links, because no test changes a picture. A new area has none.
  for (const pictures of ['shared-ui', ...packages].map((part) => `${part}/pictures/encoded`))
    if (existsSync(path.join(root, pictures))) symlinkSync(path.join(root, pictures), path.join(folder, pictures))
  linkPackages(folder)
  const from = path.resolve(root, process.env.RELEASES_DIR || 'releases')
  cpSync(from, releases, { recursive: true, filter: (file) => !/\/releases\/(sites|lock\..*)$/.test(file) })
  /** Changes one file of the checkout. Throws if the text to replace is missing. */
  const edit = (file: string, before: string | RegExp, after: string) => {
    const full = path.join(folder, file)
    const text = readFileSync(full, 'utf8')
    if (text.replace(before, after) === text) throw new Error(`${file} does not contain ${before}.`)
    // Atomically, as editors save: a development server that notices the change would otherwise read half of it.
    writeAtomically(full, text.replace(before, after))
  }
  /** Puts a line of text above every page of an area. */
  const change = (area: AreaName, words: string) =>
    edit(
      `mf-${area}/src/area.ts`,
      /export default[\s\S]*$/,
      `const Plain = defineArea(pages, LightboxRoute)
import { createElement, Fragment } from 'react'
const Changed = (props: Parameters<typeof Plain>[0]) =>
  createElement(Fragment, null, createElement('p', null, '${words}'), createElement(Plain, props))
export default Object.assign(Changed, Plain)
`,
    )
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(SITE_|FIREBASE_|REPORTS_)/.test(key))),
    RELEASES_DIR: releases,
    SITE_DIR: site,
    DRAFTS_DIR: path.join(folder, 'drafts'),
    ENQUIRIES_DIR: path.join(folder, 'enquiries'),
    SITE_PORT: `${firstPort}`,
    ENQUIRIES_PORT: `${firstPort + 9}`,
    ...Object.fromEntries(areaNames.map((area, n) => [`${area.toUpperCase()}_PORT`, `${firstPort + n + 1}`])),
  }
  const run = (...args: string[]) => {
    const cli = ['--import', 'tsx', exportedFile('platform/cli'), ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, cli, { cwd: folder, env, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  return { folder, releases, site, env, edit, change, run }
}

export type Team = ReturnType<typeof checkOut>

/** Whether a server responds at the URL, with any status. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

async function untilAnswering(port: string | undefined) {
  for (const deadline = Date.now() + 90_000; !(await isAnswering(`http://localhost:${port}/`)); await wait(100))
    if (Date.now() > deadline) throw new Error(`Port ${port} does not respond.`)
}

/** Serves a team's site with the command of `npm start`. Returns a function that stops the servers. */
export async function serveTeam({ folder, env }: Pick<Team, 'folder' | 'env'>): Promise<() => Promise<unknown>> {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const servers = spawn('sh', ['-c', scripts.start], { cwd: folder, env, stdio: 'ignore', detached: true })
  const ended = once(servers, 'exit')
  // The site server serves the areas that this checkout does not have.
  for (const name of ['SITE', 'BUILDERS', 'INTERIORS']) await untilAnswering(env[`${name}_PORT`])
  // Stops the whole process group, as a service manager does.
  return async () => {
    if (servers.pid) signalProcess(-servers.pid, 'SIGTERM')
    await ended
  }
}
