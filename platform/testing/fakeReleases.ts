import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { filesIn } from '../base/files.ts'
import { areaNames, type UnitPackage, units } from '../base/project.ts'
import type { Pins } from '../store/pins.ts'
import { fakeStore } from './fakeStore.ts'

export const firstPins: Pins = Object.fromEntries(units.map((unit) => [unit, ['1']]))

/** A fake store with one release of each unit, all of them pinned. */
export function fakeReleases() {
  const store = fakeStore()
  const site = store.file('site')
  store.shell()
  for (const name of areaNames) store.area(name)
  store.pin(firstPins)
  return {
    ...store,
    site,
    drafts: store.file('drafts'),
    page: (address: string) => readFileSync(path.join(site, 'public', address, 'index.html'), 'utf8'),
    files: () => Object.fromEntries(filesIn(site).map((file) => [file, readFileSync(path.join(site, file), 'base64')])),
  }
}

/** Loads the release modules with a fake store and its site. `build` returns the fake's builds. */
async function loadTools(store: ReturnType<typeof fakeReleases>, folder = store.folder) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ RELEASES_DIR: folder, SITE_DIR: store.site, DRAFTS_DIR: store.drafts }))
    vi.stubEnv(name, value)
  vi.doMock('../build/build.ts', () => ({
    build: async (packages: readonly UnitPackage[]) => packages.map(({ unit }) => store.file('.built', unit)),
    removeBuilds: () => {},
  }))
  const [released, listed, pins, stored] = await Promise.all([
    import('../release/release.ts'),
    import('../release/releaseList.ts'),
    import('../store/pins.ts'),
    import('../store/releaseStore.ts'),
  ])
  return {
    ...released,
    ...listed,
    ...pins,
    ...stored,
    /** Builds and releases builders with this text on its page. Returns the version. */
    releaseOf: async (words: string) => {
      store.build('builders', { version: words, pages: { '/sovran-builders': words } })
      await released.release(['builders'])
      return pins.readPins().builders?.[0] ?? ''
    },
    /** Composes the site of these pins, whatever its settings, and makes it live. */
    goLive: async (of: Pins) => {
      pins.writePins(of)
      await released.recompose({ allowSettingsChange: true })
    },
  }
}

/**
 * Makes a folder equal to another, leaving equal files in place: copying a whole store takes longer than composing its
 * site.
 */
function mirror(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  const wanted = readdirSync(from, { withFileTypes: true })
  const names = wanted.map(({ name }) => name)
  for (const name of readdirSync(to)) if (!names.includes(name)) rmSync(path.join(to, name), { recursive: true })
  for (const entry of wanted) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) mirror(source, target)
    else if (entry.isSymbolicLink()) {
      rmSync(target, { recursive: true, force: true })
      symlinkSync(readlinkSync(source), target)
    } else if (!existsSync(target) || !readFileSync(target).equals(readFileSync(source))) {
      rmSync(target, { recursive: true, force: true })
      cpSync(source, target)
    }
  }
}

/**
 * Gives each test of a file the same fake store with its site, which is composed once and then restored; `prepare` may
 * add to the store first. `tools` are the release modules. `reload` replaces them for one test, for example with other
 * variables, mocks or another path of the store.
 */
export function composedStore(prepare: (store: ReturnType<typeof fakeReleases>) => void = () => {}) {
  const store = fakeReleases()
  const tools = {} as Awaited<ReturnType<typeof loadTools>>
  const copy = `${store.folder}-copy`
  const silence = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isReloaded = false
  async function reload(folder?: string) {
    Object.assign(tools, await loadTools(store, folder))
    isReloaded = true
  }

  beforeAll(async () => {
    silence()
    prepare(store)
    Object.assign(tools, await loadTools(store))
    await tools.goLive(firstPins)
    mirror(store.folder, copy)
  })
  beforeEach(async () => {
    silence()
    mirror(copy, store.folder)
    if (isReloaded) Object.assign(tools, await loadTools(store))
    isReloaded = false
  })
  afterEach(() => void vi.unstubAllEnvs())
  afterAll(() => {
    for (const folder of [copy, store.folder]) rmSync(folder, { recursive: true, force: true })
  })
  return { store, tools, reload }
}
