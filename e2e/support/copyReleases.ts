import { constants, cpSync } from 'node:fs'
import path from 'node:path'
import type { Pins } from '../../platform/base/pins.ts'

/** Copies releases, with their assets and pictures, from one store into another. */
export function copyReleases(from: string, to: string, pins: Pins) {
  const copied = Object.entries(pins).flatMap(([unit, version]) => [`${unit}/assets`, `${unit}/${version}`])
  for (const folder of new Set([...copied, 'pictures']))
    cpSync(path.join(from, folder), path.join(to, folder), { recursive: true, mode: constants.COPYFILE_FICLONE })
}
