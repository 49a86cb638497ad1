import semver from 'semver'
import { nameOf, type Release, type Unit } from '../base/store.ts'

const together = (units: readonly Unit[]) => `npm run release -- ${units.join(' ')}`

const contractFault = (shell: Release, area: Release) =>
  area.contract === shell.contract
    ? []
    : [
        `${nameOf(area)} has contract ${area.contract}, ${nameOf(shell)} has ${shell.contract}. Release all that change it at once: ${together(['shell', area.unit])}`,
      ]

const versionFaults = (shell: Release, area: Release) =>
  Object.entries(area.shared).flatMap(([module, range]) => {
    const version = shell.shared[module]
    if (version && semver.satisfies(version, range)) return []
    const provides = version ? `provides ${version}` : 'does not provide it'
    const remedy =
      area.builtAt > shell.builtAt
        ? `Release the shell first, or both at once: ${together(['shell', area.unit])}`
        : `Release ${area.unit} against the new version, together with the shell: ${together(['shell', area.unit])}`
    return [`${nameOf(area)} takes ${module} ${range}, ${nameOf(shell)} ${provides}. ${remedy}`]
  })

/** The reasons why these releases cannot be live together, each with what to release; none where they can. */
export const incompatibilities = (shell: Release, areas: readonly Release[]): string[] =>
  areas.flatMap((area) => [...contractFault(shell, area), ...versionFaults(shell, area)])
