import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The same engine without windows, which needs two thirds of the time. */
export const headlessShell = 'chromium-headless-shell'

const own = () => [chromium.executablePath()].find((file) => existsSync(file))
const onPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

/** The full browser, if installed: a headless shell has no back-forward cache, for example. */
export const wholeChromium = () => own() ?? onPath(...browsers)

/** The Chromium of the tests, if installed: Playwright's or the system's. */
export const installedChromium = () => own() ?? onPath(headlessShell) ?? onPath(...browsers)

/** The Chromium of the tests. Throws if there is none. */
export function findChromium(): string {
  const found = installedChromium()
  if (found) return found
  throw new Error('There is no Chromium on this machine. Install it: npx tsx e2e/support/installChromium.ts')
}
