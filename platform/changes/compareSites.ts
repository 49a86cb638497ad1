import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { areaFor } from 'shared-ui/areas'
import { filesIn } from '../base/files.ts'
import type { Unit } from '../base/project.ts'
import { canonical, mainOf } from '../compose/mainContent.ts'
import { liveVersions, recordIn } from '../store/pins.ts'

/** A page, or another file that visitors get, that is not the same in two sites. */
export interface Change {
  unit: Unit
  address: string
  what: 'added' | 'removed' | 'changed'
  /** Whether no unit of the draft owns what is different. */
  isElsewhere: boolean
}

export interface Changes {
  /** The units with another release. */
  released: readonly Unit[]
  changes: readonly Change[]
  /** The most code and styles that a page of each area fetches again for a visitor with the first site in the cache. */
  again: ReadonlyMap<Unit, number>
}

/** The texts that visitors get, by file. Pictures and the like have a hash in their name, and pages name them. */
function textsOf(site: string): ReadonlyMap<string, string> {
  const folder = path.join(site, 'public')
  const files = filesIn(folder).filter((file) => /\.(html|xml|txt|svg|json)$/.test(file) && !file.startsWith('r/'))
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}

/** The frame around a page, which is the shell's, and its words, which are the area's. */
function partsOf(html: string) {
  const main = mainOf(html)
  return { frame: html.replace(main, ''), main }
}

const code = /\/r\/[\w-]+\/assets\/[\w.-]+\.(?:js|css)/g

const codeIn = (html: string) => [...new Set(html.match(code))]

function bytesOf(site: string, address: string) {
  const file = path.join(site, 'public', address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const addressOf = (file: string) => `/${file}`.replace(/\/index\.html$/, '') || '/'

/** What is different between the composed site in one folder and the one in another, hashes of builds aside. */
export function compareSites(before: string, after: string): Changes {
  const [live, draft] = [recordIn(before), recordIn(after)]
  const [was, is] = [liveVersions(live.pins), liveVersions(draft.pins)]
  const released = [...new Set([...was.keys(), ...is.keys()])].filter((unit) => was.get(unit) !== is.get(unit))
  const registry = { ...live.areas, ...draft.areas }
  const [texts, next] = [textsOf(before), textsOf(after)]
  const again = new Map<Unit, number>()
  const changes: Change[] = []
  for (const file of [...new Set([...texts.keys(), ...next.keys()])].sort()) {
    const address = addressOf(file)
    const unit: Unit = file.endsWith('.html') ? areaFor(registry, address) : 'shell'
    // Addresses come and go with their area, and the sitemap with them.
    const isReleased = released.includes(unit) || !file.endsWith('.html')
    const [old, now] = [texts.get(file), next.get(file)]
    if (old === now) continue
    if (old === undefined || now === undefined) {
      changes.push({ unit, address, what: now === undefined ? 'removed' : 'added', isElsewhere: !isReleased })
      continue
    }
    const cached = codeIn(old)
    const bytes = codeIn(now)
      .filter((each) => !cached.includes(each))
      .reduce((sum, each) => sum + bytesOf(after, each), 0)
    again.set(unit, Math.max(again.get(unit) ?? 0, bytes))
    if (canonical(old) === canonical(now)) continue
    const isFrameAlone = canonical(partsOf(old).main) === canonical(partsOf(now).main)
    const isElsewhere = !isReleased && !(isFrameAlone && released.includes('shell'))
    changes.push({ unit, address, what: 'changed', isElsewhere })
  }
  return { released, changes, again }
}
