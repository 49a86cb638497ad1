import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { vi } from 'vitest'
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
      const [live, released, described, back, pins, pruned, stored] = await Promise.all([
        import('../goLive.ts'),
        import('../release.ts'),
        import('../storeRelease.ts'),
        import('../rollBack.ts'),
        import('../pins.ts'),
        import('../prune.ts'),
        import('../store.ts'),
      ])
      return { ...live, ...released, ...described, ...back, ...pins, ...pruned, ...stored }
    },
    remove() {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
      rmSync(store.folder, { recursive: true, force: true })
    },
  }
}
