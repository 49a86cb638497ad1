import semver from 'semver'
import { nameOf, type Release } from '../store/store.ts'

/** The reasons why an area's release cannot be live with a shell's, each with what to release; none where it can. */
export function incompatibilities(shell: Release, area: Release): string[] {
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
