import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { areaFor } from 'shared-ui/areas'
import type { Unit } from '../base/project.ts'
import { liveVersions, recordIn } from '../store/pins.ts'

/** A page that is not the same in two sites. */
export interface Change {
  unit: Unit
  address: string
  what: 'added' | 'removed' | 'changed'
  /** Whether no unit of the draft has made what is different. */
  isElsewhere: boolean
}

export interface Changes {
  /** The units with another release. */
  released: readonly Unit[]
  changes: readonly Change[]
  /** The most code and styles that a page of each area fetches again for a visitor with the first site in the cache. */
  again: ReadonlyMap<Unit, number>
}

/** The code and styles that a page names, by address. */
function codeOf(site: string, address: string): ReadonlySet<string> {
  const files = [`${address}/index.html`, `${address}.html`].map((file) => path.join(site, 'public', file))
  const html = files.filter(existsSync).map((file) => readFileSync(file, 'utf8'))
  return new Set(html.join().match(/\/r\/[\w-]+\/assets\/[\w.-]+\.(?:js|css)/g))
}

function bytesOf(site: string, address: string) {
  const file = path.join(site, 'public', address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** What is different between the composed site in one folder and the one in another, hashes of builds aside. */
export function compareSites(before: string, after: string): Changes {
  const [live, draft] = [recordIn(before), recordIn(after)]
  const [was, is] = [liveVersions(live.pins), liveVersions(draft.pins)]
  const released = [...new Set([...was.keys(), ...is.keys()])].filter((unit) => was.get(unit) !== is.get(unit))
  const registry = { ...live.areas, ...draft.areas }
  const again = new Map<Unit, number>()
  const changes: Change[] = []
  for (const address of Object.keys({ ...live.pages, ...draft.pages }).sort()) {
    const unit = areaFor(registry, address)
    const isElsewhere = !released.includes(unit)
    const [old, now] = [live.pages?.[address], draft.pages?.[address]]
    if (!old || !now) {
      changes.push({ unit, address, what: now ? 'added' : 'removed', isElsewhere })
      continue
    }
    const cached = codeOf(before, address)
    const fetched = [...codeOf(after, address)].filter((file) => !cached.has(file))
    const bytes = fetched.reduce((sum, file) => sum + bytesOf(after, file), 0)
    if (bytes > 0) again.set(unit, Math.max(again.get(unit) ?? 0, bytes))
    const isMainSame = old[0] === now[0]
    // Earlier sites have no record of the frame.
    if (isMainSame && (old[2] ?? now[2]) === now[2]) continue
    const isOfShell = isMainSame && released.includes('shell')
    changes.push({ unit, address, what: 'changed', isElsewhere: isElsewhere && !isOfShell })
  }
  return { released, changes, again }
}
