import semver from 'semver'
import { type Pins, readPins } from '../base/pins.ts'
import { nameOf, type Release, releasesOf, type Unit, units } from '../base/store.ts'

const list = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

const together = (units: readonly Unit[]) => `npm run release -- ${units.join(' ')}`

const isNewer = (one: Release, other: Release) => one.builtAt > other.builtAt

function contractFaults(shell: Release, areas: readonly Release[]) {
  const others = areas.filter(({ contract }) => contract !== shell.contract)
  if (others.length === 0) return []
  const newest = Math.max(shell.contract, ...areas.map(({ contract }) => contract))
  const moving = areas.filter(({ contract }) => contract < newest || contract > shell.contract)
  const spoken = others.map((area) => `${nameOf(area)} speaks contract ${area.contract}`)
  return [
    `${list(spoken)}, ${nameOf(shell)} contract ${shell.contract}. Release what speaks another one in one command: ${together(['shell', ...moving.map(({ unit }) => unit)])}.`,
  ]
}

/** Areas whose ranges of one module no version fulfils. */
function rangeFaults(areas: readonly Release[]) {
  const faults: string[] = []
  for (const [index, one] of areas.entries())
    for (const other of areas.slice(index + 1))
      for (const [module, versions] of Object.entries(one.shared)) {
        const theirs = other.shared[module]
        if (!theirs || semver.intersects(versions, theirs)) continue
        const older = isNewer(one, other) ? other : one
        faults.push(
          `${nameOf(one)} needs ${module} ${versions}, ${nameOf(other)} needs ${theirs}: no version is both. Release ${older.unit} against the same version, together with the shell: ${together(['shell', one.unit, other.unit])}.`,
        )
      }
  return faults
}

function versionFaults(shell: Release, areas: readonly Release[]) {
  const faults: string[] = []
  for (const area of areas)
    for (const [module, versions] of Object.entries(area.shared)) {
      const provided = shell.shared[module]
      if (!provided) {
        faults.push(
          `${nameOf(area)} takes ${module}, which ${nameOf(shell)} does not provide at all. ${firstShell(area)}`,
        )
      } else if (!semver.satisfies(provided, versions)) {
        faults.push(
          `${nameOf(area)} needs ${module} ${versions}, ${nameOf(shell)} provides ${provided}. ${
            isNewer(area, shell) ? firstShell(area) : `Release both at once: ${together(['shell', area.unit])}.`
          }`,
        )
      }
    }
  return faults
}

const firstShell = ({ unit }: Release) =>
  `Release the shell first, with it: ${together(['shell'])} (or both at once: ${together(['shell', unit])}).`

/** The reasons why these releases cannot be live together, each with what to release first; none where they can. */
export const misfits = (shell: Release, areas: readonly Release[]): string[] => [
  ...contractFaults(shell, areas),
  ...rangeFaults(areas),
  ...versionFaults(shell, areas),
]

/** Releases by unit. */
export type ByUnit = Partial<Record<Unit, Release>>

/** The releases that pins name, as far as they can be read. */
export const pinned = (pins: Pins = readPins()): ByUnit =>
  Object.fromEntries(units.map((unit) => [unit, releasesOf(unit).find(({ version }) => version === pins[unit])]))

/** The reason why a release cannot replace its unit's live one while the others stay; undefined where it can. */
export function misfitOf(release: Release, others: ByUnit): string | undefined {
  const { shell, ...rest } = { ...others, [release.unit]: release }
  const areas = Object.values(rest).filter((area) => area !== undefined)
  return shell && misfits(shell, areas)[0]
}
