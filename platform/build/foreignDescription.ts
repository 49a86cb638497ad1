import semver from 'semver'
import { contractVersion } from 'shared-ui/contract'
import { sharedModules } from './sharedModules.ts'
import type { UnitDescription } from './unitDescription.ts'

/** What another toolchain says of its build, in `unit.json`: platform/release/FOREIGN.md. */
export interface Given extends Pick<UnitDescription, 'contract' | 'entry' | 'files' | 'pages'> {
  /** The range of versions of each shared module that the area takes from the shell. */
  takes: Readonly<Record<string, string>>
}

export const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const shared = sharedModules.map(({ name }) => name)

function takesFaults(takes: unknown): string[] {
  if (!isTable(takes)) return ['`takes` is missing: say which shared modules the build takes, and in which versions']
  const faults = Object.entries(takes).flatMap(([name, range]) => {
    if (!shared.includes(name))
      return [`\`takes\` names ${name}, which the shell does not share (${shared.join(', ')}): bundle it`]
    return isText(range) && semver.validRange(range) ? [] : [`\`takes\` gives no range of versions of ${name}`]
  })
  return 'react' in takes ? faults : [...faults, '`takes` lacks react: an area renders with the React of the shell']
}

/** What is wrong with the fields of a description, before its files are looked at. */
export function fieldFaults(given: unknown): string[] {
  if (!isTable(given)) return ['holds no object']
  const { contract, entry, files, pages, takes } = given
  return [
    contract !== contractVersion &&
      `says contract ${JSON.stringify(contract)}, and this site speaks ${contractVersion}: build against shared-ui/src/contract.ts as it is now`,
    !isText(entry) && '`entry` is missing: name the module that exports `get` and `init`',
    !isTexts(files) && '`files` is missing: list what every page needs besides the entry, or nothing',
    !(isTable(pages) && Object.values(pages).every(isTexts)) &&
      '`pages` is missing: list the modules and style sheets of each page, by its `source`',
    ...takesFaults(takes),
  ].filter((fault) => fault !== false)
}
