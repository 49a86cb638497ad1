import { perArea } from 'shared-ui/areas'
import type { AreaName, AreaServer } from 'shared-ui/contract'
import { type Pins, type Release, readRelease, type Unit, units } from '../base/store.ts'
import { incompatibilities } from './fits.ts'
import type { ShellServer } from './loadServers.ts'
import { loadServers } from './loadServers.ts'

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

/** The units without a live release. */
export const unreleased = (pins: Pins): Unit[] => units.filter((unit) => !pins[unit]?.[0])

/** Reads the live releases of these pins. Throws where one is missing or damaged, or does not fit the others. */
export async function partsOf(pins: Pins): Promise<Parts> {
  const missing = unreleased(pins)
  if (missing.length > 0)
    throw new Error(`No release yet of ${missing.join(', ')}: npm run release -- ${missing.join(' ')}`)
  const live = (unit: Unit) => readRelease(unit, pins[unit]?.[0] ?? '')
  const shell = live('shell')
  const releases = perArea(live)
  const faults = incompatibilities(shell, Object.values(releases))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const servers = await loadServers(shell, releases)
  return {
    shell,
    server: servers.shell,
    areas: perArea((name) => ({ release: releases[name], server: servers.areas[name] })),
  }
}
