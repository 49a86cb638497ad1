import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell']

const own = () => [chromium.executablePath()].find((file) => existsSync(file))
const systems = () =>
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

/** The Chromium of the tests and the audit: Playwright's, the system's, or one installed now. Throws if there is none. */
export function findChromium(): string {
  const present = process.env.EXE ?? own() ?? systems()
  if (present) return present
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  const installed = own()
  if (installed) return installed
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  const packaged = systems()
  if (packaged) return packaged
  throw new Error('No Chromium could be installed. Install Chromium or Chrome yourself, and run this again.')
}
