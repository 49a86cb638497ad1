import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, firefox, webkit } from 'playwright'

/** The engines that the suite runs in. */
export const engines = ['chromium', 'firefox', 'webkit'] as const

/** An engine, whichever browser has it on this machine. */
export type Engine = (typeof engines)[number]

/** The engine of this run, where one is named: `ENGINE=firefox`. */
export const engine = engines.find((name) => name === process.env.ENGINE)

/** Whether Playwright's own build of an engine is installed. */
export const hasPlaywrights = (name: Engine) => existsSync({ chromium, firefox, webkit }[name].executablePath())

/** Whether this run is in WebKitGTK's MiniBrowser, which Playwright cannot drive. */
export const isInMiniBrowser = engine === 'webkit' && !hasPlaywrights('webkit')

/**
 * Whether a test can touch the screen. Playwright's BiDi driver answers a tap without doing anything, and
 * WebKitWebDriver has no touch device: the suite taps in Chromium and in Playwright's own builds.
 */
export const playsFingers = engine === undefined || hasPlaywrights(engine) || engine === 'chromium'

/** Whether this run is in Debian's Firefox, whose driver has faults. A test that works around a fault names it. */
export const isInDebiansFirefox = engine === 'firefox' && !hasPlaywrights('firefox')

const onPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

/** The path of Firefox: FIREFOX_PATH, or the machine's. */
export const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox')

/** The first of these files in a folder of libraries, such as /usr/lib/x86_64-linux-gnu. */
function inLibraries(...files: string[]) {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder))
  const machines = libraries.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => path.join(folder, name)),
  ])
  return machines.flatMap((folder) => files.map((file) => path.join(folder, file))).find((file) => existsSync(file))
}

// MiniBrowser is not on PATH. It lies beside its library.
const miniBrowser = () => inLibraries(...['4.1', '6.0', '4.0'].map((version) => `webkit2gtk-${version}/MiniBrowser`))

// WebKitGTK plays films with GStreamer, which decodes H.264 with this plugin. Without it a film fails to load.
const hasFilmDecoder = () => inLibraries('gstreamer-1.0/libgstlibav.so') !== undefined

function missingOf(name: Engine): readonly string[] {
  if (name === 'chromium' || hasPlaywrights(name)) return []
  if (name === 'firefox') return [...(findFirefox() ? [] : ['firefox-esr']), ...(onPath('Xvfb') ? [] : ['xvfb'])]
  return [
    ...(onPath('WebKitWebDriver') && miniBrowser() ? [] : ['webkit2gtk-driver']),
    ...(onPath('Xvfb') ? [] : ['xvfb']),
    ...(hasFilmDecoder() ? [] : ['gstreamer1.0-libav']),
  ]
}

/** The programs that drive WebKitGTK. Throws where one is missing. */
export function findWebKitGtk() {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')]
  if (!driver || !browser || !screen)
    throw new Error('WebKitGTK is not installed. Install it: apt-get install webkit2gtk-driver xvfb')
  return { driver, browser, screen }
}

/** Installs the missing packages of an engine, on Debian and as root. Returns those that are still missing. */
export function installEngine(name: Engine): readonly string[] {
  const missing = missingOf(name)
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing
  console.warn(`No ${name} on this machine: installing ${missing.join(' and ')} for the tests …`)
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
  return missingOf(name)
}
