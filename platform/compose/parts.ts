import semver from 'semver'
import { perArea } from 'shared-ui/areas'
import { nameOf, type Pins, type Release, readRelease, type Unit, units } from '../base/store.ts'
import { loadServers, type Parts } from './loadServers.ts'

/** The units without a live release. */
export const unreleased = (pins: Pins): Unit[] => units.filter((unit) => !pins[unit]?.[0])

/** The reasons why an area's release cannot be live with a shell's, each with what to release; none where it can. */
function incompatibilities(shell: Release, area: Release): string[] {
  const together = `npm run release -- shell ${area.unit}`
  const versions = Object.entries(area.shared).flatMap(([module, range]) => {
    const version = shell.shared[module]
    if (version && semver.satisfies(version, range)) return []
    const provides = version ? `provides ${version}` : 'does not provide it'
    const remedy =
      area.builtAt > shell.builtAt
        ? `Release the shell first, or both at once: ${together}`
        : `Release ${area.unit} against the new version, together with the shell: ${together}`
    return [`${nameOf(area)} takes ${module} ${range}, ${nameOf(shell)} ${provides}. ${remedy}`]
  })
  if (area.contract === shell.contract) return versions
  const contracts = `${nameOf(area)} has contract ${area.contract}, ${nameOf(shell)} has ${shell.contract}`
  return [`${contracts}. Release all that change it at once: ${together}`, ...versions]
}

/** Reads the live releases of these pins. Throws where one is missing or damaged, or does not fit the others. */
export async function partsOf(pins: Pins): Promise<Parts> {
  const missing = unreleased(pins)
  if (missing.length > 0) throw new Error(`No release yet of ${missing.join(', ')}: npm run release -- --all`)
  const live = (unit: Unit) => readRelease(unit, pins[unit]?.[0] ?? '')
  const shell = live('shell')
  const releases = perArea(live)
  const faults = Object.values(releases).flatMap((area) => incompatibilities(shell, area))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return loadServers(shell, releases)
}
