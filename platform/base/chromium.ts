import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

// The headless shell draws the same pages without a window: a suite takes a fifth less time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function onThisMachine(isWanted = (_name: string) => true): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  const found = folders
    .flatMap((folder) => names.filter(isWanted).map((name) => `${folder}/${name}`))
    .find((file) => existsSync(file))
  return found ?? places.find((file) => existsSync(file))
}

const playwrights = () => {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

// Chromium's address bar is made of pages of its own. Each new window loads them, on the processors that the page under
// test needs: it was hydrated 0.4 s later for them, on two processors.
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

// Playwright's own list is overridden by ours; these of it keep the browser from using the network.
const network = ['MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch']

/** The argument that leaves out features of Chromium that tests and audits do without, and these. */
export const without = (...features: string[]) => `--disable-features=${[...ownPages, ...network, ...features]}`

/** A whole Chromium, with a back-forward cache and a real pointer; nothing where only the headless shell is installed. */
export const findWholeChromium = () => onThisMachine((name) => !name.endsWith('headless-shell')) ?? playwrights()

/** The Chromium for tests and comparisons: the machine's, Playwright's, or one installed now. Throws where there is none. */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(
      `CHROMIUM_PATH names ${chosen}, where there is no file. Correct it, or unset it to let a browser be found.`,
    )
  }
  const present = onThisMachine() ?? playwrights()
  if (present) return present

  console.warn('No Chromium on this machine: installing one …')
  // Many networks block the host that Playwright downloads from: a short timeout finds out.
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ??= '5000'
  run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  const installed = playwrights()
  if (installed) return installed
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)) break
    const packaged = onThisMachine()
    if (packaged) return packaged
  }
  throw new Error(
    'No Chromium could be had, and without one nobody can see the site as visitors do. Install Chromium or Chrome, or name one with CHROMIUM_PATH, and run this again.',
  )
}
