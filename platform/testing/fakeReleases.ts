import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { vi } from 'vitest'
import type { Pins } from '../base/pins.ts'
import type { Built } from '../build/build.ts'
import type { Kind } from '../compose/settings.ts'
import type { ReleaseOptions } from '../release/release.ts'
import { fakeStore } from './fakeStore.ts'

/** The pins of a fake store. */
export const firstPins = { shell: '1', company: '1', design: '1', builders: '1', interiors: '1' }

/** A fake store with one release of each unit, all of them live. */
export function fakeReleases() {
  const store = fakeStore()
  const site = store.file('site')
  store.shell()
  for (const name of areaNames) store.area(name)
  store.pin(firstPins)
  vi.spyOn(console, 'warn').mockImplementation(() => {})

  return {
    ...store,
    site,
    page: (address: string) => readFileSync(path.join(site, address, 'index.html'), 'utf8'),
    /** Loads the modules of releases with this store and this site. */
    async tools() {
      vi.resetModules()
      vi.stubEnv('RELEASES_DIR', store.folder)
      vi.stubEnv('SITE_DIR', site)
      const [released, described, stored, pins, collected, store_, lock] = await Promise.all([
        import('../release/release.ts'),
        import('../release/storeRelease.ts'),
        import('../release/stored.ts'),
        import('../base/pins.ts'),
        import('../release/collect.ts'),
        import('../base/store.ts'),
        import('../base/lock.ts'),
      ])
      return {
        ...released,
        ...described,
        ...stored,
        ...pins,
        ...collected,
        ...store_,
        ...lock,
        /** Releases what is built, as the command does after its build. */
        releaseBuilt: (builds: readonly Built[], options?: ReleaseOptions) =>
          lock.alone('a release', (lease) => released.releaseBuilt(lease, builds, options)),
        /** Composes the site of these pins and swaps it in. */
        goLive: (of: Pins, kind?: Kind) =>
          lock.alone('a change', (lease) => {
            pins.writePins(of)
            return released.changeSite(lease, { kind })
          }),
      }
    },
    remove() {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
      rmSync(store.folder, { recursive: true, force: true })
    },
  }
}
