import path from 'node:path'
import { perArea } from 'shared-ui/areas'
import type { AreaName, AreaServer } from 'shared-ui/contract'
import { compress } from '../base/compress.ts'
import { finishAll } from '../base/finishAll.ts'
import type { Pins } from '../base/pins.ts'
import { assetsDir, type Release, readRelease, type Unit, units } from '../base/store.ts'
import { checkFiles } from './checkFiles.ts'
import { misfits } from './fits.ts'
import { loadServers } from './loadServers.ts'
import type { ShellServer } from './serverShapes.ts'

/** An area's release, and its pages as its server build exports them. */
export interface Area {
  release: Release
  server: AreaServer
}

/** Everything that a site is composed from. */
export interface Parts {
  shell: Release
  areas: Readonly<Record<AreaName, Area>>
  server: ShellServer
}

/** Reads the pinned releases. Throws where one is missing or damaged, or does not fit the others. */
export async function fitted(pins: Pins): Promise<Parts> {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} no release yet: npm run release -- ${missing[0]}`,
    )
  const pinned = (unit: Unit) => readRelease(unit, pins[unit] ?? '')
  const shell = pinned('shell')
  const releases = perArea(pinned)
  const faults = misfits(shell, Object.values(releases))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const all = [shell, ...Object.values(releases)]
  checkFiles(all)
  for (const release of all) {
    // Lost compressed copies are no reason to refuse a release: they are made again.
    await finishAll(Object.keys(release.assets).map((asset) => compress(path.join(assetsDir(release.unit), asset))))
  }
  const servers = await loadServers(shell, releases)
  return {
    shell,
    server: servers.shell,
    areas: perArea((name) => ({ release: releases[name], server: servers.areas[name] })),
  }
}
