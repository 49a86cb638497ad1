import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Release, readJson, releaseDir, root, type Unit } from '../base/store.ts'

/** The address of the page of notices, which the footer links. */
export const noticesFile = 'third-party-notices.txt'

interface Notice {
  name: string
  version?: string
  licence: string
  address?: string
  text?: string | undefined
}

const title = `Sovran: licences of software and fonts

The pages of this site are made with the works listed here, each under the licence of its authors.
`

const keyOf = ({ name, version }: Notice) => (version ? `${name} ${version}` : name)

/** A work that a build contains, as Vite records it: https://vite.dev/config/build-options#build-license */
interface Recorded {
  name: string
  version: string
  identifier?: string
  text?: string
}

function noticesOf({ unit, version }: Release): Notice[] {
  const recorded = readJson<Recorded[]>(path.join(releaseDir(unit, version), 'licenses.json'))
  return recorded.map(({ name, version, identifier = '', text }) => ({ name, version, licence: identifier, text }))
}

// Vite records packages alone. The fonts are the shell's, and their licences lie beside them.
function fontNotices(): Notice[] {
  const folder = path.join(root, 'shared-ui/src/styles/fonts')
  const files = readdirSync(folder).filter((file) => /^OFL-.+\.txt$/.test(file))
  return files.map((file) => ({
    name: file.slice('OFL-'.length, -'.txt'.length),
    licence: 'OFL-1.1',
    text: readFileSync(path.join(folder, file), 'utf8').trim(),
  }))
}

/** The works of other people that the releases contain, with their licences, as plain text. */
export function noticesText(releases: readonly Release[]): string {
  const works = new Map<string, { notice: Notice; parts: Unit[] }>()
  for (const release of releases)
    for (const notice of [...noticesOf(release), ...(release.unit === 'shell' ? fontNotices() : [])]) {
      const work = works.get(keyOf(notice)) ?? { notice, parts: [] }
      work.parts.push(release.unit)
      works.set(keyOf(notice), work)
    }
  const all = [...works.values()].sort((a, b) => keyOf(a.notice).localeCompare(keyOf(b.notice)))
  // Some packages name a licence without its text. Another package may have it.
  const textOf = ({ licence, text }: Notice) => {
    if (text) return text
    const other = all.find(({ notice }) => notice.licence === licence && notice.text)
    return other ? `The text of this licence stands under ${keyOf(other.notice)}.` : undefined
  }
  const entries = all.map(({ notice, parts }) => {
    const head = [keyOf(notice), `Licence: ${notice.licence}`, notice.address, `Part of: ${parts.join(', ')}`]
    return [head.filter(Boolean).join('\n'), textOf(notice)].filter(Boolean).join('\n\n')
  })
  const rule = `\n${'-'.repeat(72)}\n\n`
  return `${[title, ...entries].join(rule)}\n`
}
