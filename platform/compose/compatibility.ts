import semver from 'semver'
import { type Unit, units } from '../base/project.ts'
import { formatVersion, type Release } from '../store/format.ts'
import { releaseLabel } from '../store/releaseStore.ts'

/** The command that releases units together. An area without a package here is released from a folder. */
export function releaseCommand(names: readonly Unit[]) {
  const own = names.filter((name) => units.includes(name))
  const folders = names.filter((name) => !units.includes(name)).map((name) => `FOLDER-OF-${name.toUpperCase()}`)
  return ['npm run release --', ...own, ...(folders.length > 0 ? ['--from', ...folders] : [])].join(' ')
}

/** Why an area's release cannot be live with a shell's: each reason names the field and the command to run. */
export function incompatibilities(shell: Release, area: Release): string[] {
  const together = releaseCommand(['shell', area.unit])
  // Releases of an older format are only stored for pages that are still open.
  for (const { unit, version, format } of [shell, area])
    if (format !== formatVersion)
      return [
        `${releaseLabel({ unit, version })} has the format ${format}, and only ${formatVersion} can be live: build it again, or all at once: npm run release -- --all`,
      ]
  const versions = Object.entries(area.shared).flatMap(([module, range]) => {
    const version = Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined
    if (version && semver.satisfies(version, range)) return []
    const provides = version ? `provides ${version}` : 'does not provide it'
    return [
      `${releaseLabel(area)} requires ${module} ${range} ("shared"), ${releaseLabel(shell)} ${provides}. Release both at once: ${together}`,
    ]
  })
  const names = Object.entries(area.sharedImports).flatMap(([module, taken]) => {
    const provided = Object.hasOwn(shell.sharedImports, module) ? (shell.sharedImports[module] ?? []) : []
    const lacking = taken.filter((name) => !provided.includes(name))
    if (lacking.length === 0) return []
    return [
      `${releaseLabel(area)} imports ${lacking.join(', ')} from ${module} ("sharedImports"), which ${releaseLabel(shell)} does not provide. Release both at once: ${together}`,
    ]
  })
  const faults = [...versions, ...names]
  // A page without JavaScript uses nothing of the shell.
  if (!area.entry || area.contract === shell.contract) return faults
  const contracts = `${releaseLabel(area)} has the "contract" ${area.contract}, ${releaseLabel(shell)} has ${shell.contract}`
  return [`${contracts}. Release all that change it at once: ${together}`, ...faults]
}
