import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Offers } from 'shared-page/contract'
import { areaFor } from 'shared-page/paths'
import { readJson } from '../base/files.ts'
import { root, siteDir, type Unit } from '../base/project.ts'
import { draftFolder, draftNames } from '../store/drafts.ts'
import { liveVersions, recordIn } from '../store/pins.ts'
import { publicFile } from '../store/siteFolders.ts'

/** A page that differs between two sites, or the offers of an area. */
interface Change {
  unit: Unit
  address: string
  what: 'added' | 'removed' | 'changed'
  /** Whether the change affects a page of a unit that is not in the draft. */
  isElsewhere: boolean
}

/** The rows of each area in a site's offers.json, as text. A site that was composed before there were offers has none. */
function offersIn(site: string) {
  const file = publicFile(site, 'offers.json')
  const offers = existsSync(file) ? readJson<Offers>(file) : {}
  return new Map(Object.entries(offers).map(([area, rows]) => [area, JSON.stringify(rows)]))
}

/**
 * Compares two composed sites, ignoring the hashes of builds. Returns the units with another release, and the changed
 * pages and offers.
 */
export function compareSites(before: string, after: string) {
  const [live, draft] = [recordIn(before), recordIn(after)]
  const [was, is] = [liveVersions(live.pins), liveVersions(draft.pins)]
  const released = [...new Set([...was.keys(), ...is.keys()])].filter((unit) => was.get(unit) !== is.get(unit))
  const registry = { ...live.areas, ...draft.areas }
  const changes: Change[] = []
  for (const address of Object.keys({ ...live.pages, ...draft.pages }).sort()) {
    const unit = areaFor(registry, address)
    const isElsewhere = !released.includes(unit)
    const [old, now] = [live.pages?.[address], draft.pages?.[address]]
    if (!old || !now) {
      changes.push({ unit, address, what: now ? 'added' : 'removed', isElsewhere })
      continue
    }
    const isMainSame = old[0] === now[0]
    if (isMainSame && old[2] === now[2]) continue
    const isOfShell = isMainSame && released.includes('shell')
    changes.push({ unit, address, what: 'changed', isElsewhere: isElsewhere && !isOfShell })
  }
  const [liveOffers, draftOffers] = [offersIn(before), offersIn(after)]
  for (const unit of new Set([...liveOffers.keys(), ...draftOffers.keys()])) {
    const [old, now] = [liveOffers.get(unit), draftOffers.get(unit)]
    const what = old ? (now ? 'changed' : 'removed') : 'added'
    if (old !== now) changes.push({ unit, address: '/offers.json', what, isElsewhere: !released.includes(unit) })
  }
  return { released, changes }
}

/** The trailer of a commit that changes pages of other units on purpose. Its value is the reason. */
const trailer = 'Changes-Elsewhere'

function reasonOfLastCommit() {
  // Otherwise git prints the signature, which would be read as the reason.
  const log = ['-c', 'log.showSignature=false', 'log', '-1', `--format=%(trailers:key=${trailer},valueonly)`]
  const { status, stdout } = spawnSync('git', log, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.warn(`${root} is not a git clone: no commit message can explain changes to pages of other units.`)
  return ''
}

/** The folder of the named draft or, without a name, of the only draft. */
function draftNamed(name?: string): string {
  const all = draftNames()
  const [draft, ...others] = name ? all.filter((each) => each === name.replace(/^mf-/, '')) : all
  if (draft && others.length === 0) return draftFolder(draft)
  throw new Error(
    all.length === 0
      ? 'There is no draft: npm run release -- builders --draft'
      : `Name one of the drafts: npm run changes -- ${all.join(' | ')}`,
  )
}

const maxUrlsPerRow = 12

export function changesTable({ released, changes }: ReturnType<typeof compareSites>, reason: string): string {
  const changed = [...new Set(changes.map(({ unit }) => unit))].sort()
  const rows = changed.flatMap((unit) => {
    const own = changes.filter((change) => change.unit === unit)
    return (['added', 'removed', 'changed'] as const).flatMap((what) => {
      const of = own.filter((change) => change.what === what)
      const addresses = of.map(({ address, isElsewhere }) => `\`${address}\`${isElsewhere ? ' ⚠' : ''}`)
      const others = of.length > maxUrlsPerRow ? ` and ${of.length - maxUrlsPerRow} more` : ''
      return of.length > 0 ? [`| ${unit} | ${addresses.slice(0, maxUrlsPerRow).join(' ')}${others} | ${what} |`] : []
    })
  })
  return [
    `Released: ${released.join(', ') || 'nothing'}. ⚠ marks pages that the released units do not own.`,
    ...(reason ? [`${trailer}: ${reason}`] : []),
    '',
    '| Unit | Paths | |',
    '|---|---|---|',
    ...(rows.length > 0 ? rows : ['| | no visible change | |']),
    '',
  ].join('\n')
}

/** `npm run changes -- builders`: compares a unit's draft with the live site. */
export function runChanges(name?: string) {
  const changes = compareSites(siteDir, draftNamed(name))
  const reason = reasonOfLastCommit()
  process.stdout.write(changesTable(changes, reason))
  if (reason || !changes.changes.some(({ isElsewhere }) => isElsewhere)) return
  throw new Error(
    `Pages change that ${changes.released.join(', ') || 'the draft'} does not own. If that is intended, give the reason in the last line of the commit message: ${trailer}: the reason`,
  )
}
