import path from 'node:path'
import { areaNames, perArea } from 'shared-ui/areas'
import type { AreaName, AreaServer } from 'shared-ui/contract'
import { checkAssets, checkTogether } from '../release/check.ts'
import { compress } from '../release/compress.ts'
import { finishAll } from '../release/finishAll.ts'
import { loadServer } from '../release/loadServer.ts'
import { assetsDir, type Pins, type Release, readRelease, type Unit, units } from '../release/store.ts'

/** An area's release, and its pages as its server build exports them. */
export interface Area {
  release: Release
  server: AreaServer
}

type ShellServer = typeof import('../src/entry-server.tsx')

/** Everything that a site is composed from. */
export interface Parts {
  shell: Release
  areas: Readonly<Record<AreaName, Area>>
  treeOf: ShellServer['treeOf']
}

/** The pinned releases, held to each other. Throws where one is missing, is not whole, or does not fit the others. */
export async function partsOf(pins: Pins): Promise<Parts> {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} no release yet: npm run release -- ${missing[0]}`,
    )
  const pinned = (unit: Unit) => readRelease(unit, pins[unit] ?? '')
  const shell = pinned('shell')
  const releases = perArea(pinned)
  const { areaFor, treeOf } = await loadServer<ShellServer>('shell', shell.version)
  checkTogether(shell, Object.values(releases), areaFor)
  for (const release of [shell, ...Object.values(releases)]) {
    checkAssets(release)
    // Compressed copies are no reason to refuse it: those that were lost are made anew.
    await finishAll(Object.keys(release.assets).map((asset) => compress(path.join(assetsDir(release.unit), asset))))
  }
  const loading = areaNames.map(async (name) => {
    const release = releases[name]
    return [name, { release, server: await loadServer<AreaServer>(name, release.version) }] as const
  })
  return { shell, areas: Object.fromEntries(await Promise.all(loading)) as Parts['areas'], treeOf }
}
