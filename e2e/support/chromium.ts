import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// The same engine without windows takes two thirds of the time.
const shell = 'chromium-headless-shell'

const own = () => [chromium.executablePath()].find((file) => existsSync(file))
const onPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

const run = (command: string, ...args: string[]) => {
  console.warn(`No Chromium on this machine: ${command} ${args.join(' ')}`)
  // Many networks block the host that Playwright downloads from. A short timeout finds out.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  spawnSync(command, args, { stdio: 'inherit', env })
}

/** The whole browser, where there is one: a headless shell has no back-forward cache, for example. */
export const wholeChromium = () => own() ?? onPath(...browsers)

/** The Chromium of the tests: Playwright's, the system's, or one installed now. Throws if there is none. */
export function findChromium(): string {
  const find = () => own() ?? onPath(shell) ?? onPath(...browsers)
  if (find()) return find() as string
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  if (!find()) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', shell)
  }
  const installed = find()
  if (installed) return installed
  throw new Error('No Chromium could be installed. Install Chromium or Chrome yourself, and run this again.')
}
