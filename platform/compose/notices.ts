import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Release, readJson, releaseDir, type Unit } from '../base/store.ts'
import { type Notice, noticesRecord } from '../build/recordNotices.ts'

/** The address of the page of notices, which the footer links. */
export const noticesFile = 'third-party-notices.txt'

const title = `Sovran: licences of software and fonts

The pages of this site are made with the works listed here, each under the licence of its authors.
`

const keyOf = ({ name, version }: Notice) => (version ? `${name} ${version}` : name)

function noticesOf({ unit, version }: Release): Notice[] {
  const file = path.join(releaseDir(unit, version), noticesRecord)
  // A release may be older than the record of notices.
  return existsSync(file) ? readJson(file) : []
}

/** The works of other people that the releases contain, with their licences, as plain text. */
export function noticesText(releases: readonly Release[]): string {
  const works = new Map<string, { notice: Notice; parts: Unit[] }>()
  for (const release of releases)
    for (const notice of noticesOf(release)) {
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
