import semver from 'semver'
import { units } from '../base/project.ts'
import { formatVersion, type Release } from '../store/format.ts'
import { nameOf } from '../store/store.ts'

/** The reasons why an area's release cannot be live with a shell's, each with the field that says it and what to release. */
export function incompatibilities(shell: Release, area: Release): string[] {
  const together = `npm run release -- shell ${units.includes(area.unit) ? area.unit : '--from FOLDER'}`
  // A release from before has no pages of its own: it is stored for the pages that are still open.
  for (const { unit, version, format } of [shell, area])
    if (format !== formatVersion)
      return [
        `${nameOf({ unit, version })} has the format ${format}, and only ${formatVersion} can be live: build it again, or all at once: npm run release -- --all`,
      ]
  const versions = Object.entries(area.shared).flatMap(([module, range]) => {
    const version = shell.shared[module]
    if (version && semver.satisfies(version, range)) return []
    const provides = version ? `provides ${version}` : 'does not provide it'
    return [
      `${nameOf(area)} takes ${module} ${range} ("shared"), ${nameOf(shell)} ${provides}. Release both at once: ${together}`,
    ]
  })
  const names = Object.entries(area.names).flatMap(([module, taken]) => {
    const lacking = taken.filter((name) => !shell.names[module]?.includes(name))
    if (lacking.length === 0) return []
    return [
      `${nameOf(area)} takes ${lacking.join(', ')} of ${module} ("names"), which ${nameOf(shell)} does not provide. Release both at once: ${together}`,
    ]
  })
  const faults = [...versions, ...names]
  // Pages that are documents alone speak to no shell.
  if (!area.entry || area.contract === shell.contract) return faults
  const contracts = `${nameOf(area)} has the "contract" ${area.contract}, ${nameOf(shell)} has ${shell.contract}`
  return [`${contracts}. Release all that change it at once: ${together}`, ...faults]
}
