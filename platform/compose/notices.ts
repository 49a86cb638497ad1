import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn, readJson } from '../base/files.ts'
import { packageOf, root, units } from '../base/project.ts'
import { type Release, releaseDir } from '../store/store.ts'

/** The address of the page of notices, which the footer links. */
export const noticesFile = 'third-party-notices.txt'

/** A work of somebody else in a unit's browser files, as Vite's `build.license` lists it. */
interface Notice {
  name: string
  version?: string
  identifier?: string | null
  text?: string | null
}

const title = `Sovran: licences of software and fonts

The pages of this site are made with the works listed here, each under the licence of its authors.
`

function noticesOf({ unit, version }: Release): Notice[] {
  const file = path.join(releaseDir(unit, version), 'licenses.json')
  return existsSync(file) ? readJson(file) : []
}

/** The licences that lie beside fonts in our sources. */
const fonts = (): Notice[] =>
  [path.join(root, 'shared-ui/components'), ...units.map((unit) => path.join(packageOf(unit), 'src'))]
    .flatMap((folder) => (existsSync(folder) ? filesIn(folder).map((file) => path.join(folder, file)) : []))
    .filter((file) => /OFL-.+\.txt$/.test(file))
    .map((file) => ({
      name: path.basename(file, '.txt').slice('OFL-'.length),
      identifier: 'OFL-1.1',
      text: readFileSync(file, 'utf8'),
    }))

/** The works of other people that the releases contain, with their licences, as plain text. */
export function noticesText(releases: readonly Release[]): string {
  const keyOf = ({ name, version = '' }: Notice) => `${name} ${version}`.trim()
  const all = new Map([...releases.flatMap(noticesOf), ...fonts()].map((notice) => [keyOf(notice), notice]))
  // Some packages name a licence without its text. Another package may have it.
  const textOf = ({ identifier, text }: Notice) => {
    const [other] = [...all].find(([, notice]) => notice.identifier === identifier && notice.text) ?? []
    return text?.trim() || (other ? `The text of this licence stands under ${other}.` : '')
  }
  const entries = [...all]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, notice]) => `${name}\nLicence: ${notice.identifier}\n\n${textOf(notice)}`)
  return `${[title, ...entries].join(`\n${'-'.repeat(72)}\n\n`)}\n`
}
