import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { filesIn } from '../base/files.ts'
import { areaNames, type UnitPackage, units } from '../base/project.ts'
import type { Pins } from '../store/pins.ts'
import { fakeStore } from './fakeStore.ts'

/** The pins of a fake store. */
export const firstPins: Pins = Object.fromEntries(units.map((unit) => [unit, ['1']]))

/** A fake store with one release of each unit, all of them live, and the tools loaded with its folders. */
export function fakeReleases() {
  const store = fakeStore()
  const site = store.file('site')
  const drafts = store.file('drafts')
  store.shell()
  for (const name of areaNames) store.area(name)
  store.pin(firstPins)
  vi.spyOn(console, 'warn').mockImplementation(() => {})

  return {
    ...store,
    site,
    drafts,
    page: (address: string) => readFileSync(path.join(site, 'public', address, 'index.html'), 'utf8'),
    /** The content of every file of the live site, by its path. */
    files: () => Object.fromEntries(filesIn(site).map((file) => [file, readFileSync(path.join(site, file), 'base64')])),
    /** Loads the modules of releases with this store and this site. Builds are those of `build`. */
    async tools(folder = store.folder) {
      vi.resetModules()
      vi.stubEnv('RELEASES_DIR', folder)
      vi.stubEnv('SITE_DIR', site)
      vi.stubEnv('DRAFTS_DIR', drafts)
      mkdirSync(store.file('.built'), { recursive: true })
      vi.doMock('../build/build.ts', () => ({
        build: async (packages: readonly UnitPackage[]) => packages.map(({ unit }) => store.file('.built', unit)),
        removeBuilds: () => {},
      }))
      const [released, listed, pins, stored] = await Promise.all([
        import('../release/release.ts'),
        import('../release/releaseList.ts'),
        import('../store/pins.ts'),
        import('../store/store.ts'),
      ])
      return {
        ...released,
        ...listed,
        ...pins,
        ...stored,
        /** Builds and releases builders with these words on its page. Returns the version. */
        releaseOf: async (words: string) => {
          store.build('builders', { version: words, pages: { '/sovran-builders': words } })
          await released.release(['builders'])
          return pins.readPins().builders?.[0] ?? ''
        },
        /** Composes the site of these pins, and makes it live. */
        goLive: async (of: Pins) => {
          pins.writePins(of)
          await released.recompose()
        },
      }
    },
    remove() {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
      rmSync(store.folder, { recursive: true, force: true })
    },
  }
}
