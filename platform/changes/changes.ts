import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { draftsDir, root, siteDir, units } from '../base/project.ts'
import { type Changes, compareSites } from './compareSites.ts'

/** The trailer of a commit that is meant to change pages which its units do not own. Its value is the reason. */
const trailer = 'Changes-Elsewhere'

function reasonOfLastCommit() {
  const log = ['log', '-1', `--format=%(trailers:key=${trailer},valueonly)`]
  const { status, stdout } = spawnSync('git', log, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.warn(`${root} is no clone of git, in which a commit could say why pages of others change.`)
  return ''
}

/** The folder of the draft that a name means; without a name, of the only one. */
function draftNamed(name?: string): string {
  const all = units.filter((unit) => existsSync(path.join(draftsDir, unit)))
  const found = name ? all.filter((each) => each === name.replace(/^mf-/, '')) : all
  if (found.length === 1) return path.join(draftsDir, found[0] ?? '')
  throw new Error(
    all.length === 0
      ? 'There is no draft: npm run release -- builders --draft'
      : `Name one of the drafts: npm run changes -- ${all.join(' | ')}`,
  )
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** How many addresses a row of the table names. */
const most = 12

/** The changes as a table in Markdown. */
export function tableOf({ released, changes, again }: Changes, reason: string): string {
  const changed = [...new Set([...changes.map(({ unit }) => unit), ...again.keys()])].sort()
  const rows = changed.flatMap((unit) => {
    const own = changes.filter((change) => change.unit === unit)
    const fetched = again.has(unit) ? kib(again.get(unit) ?? 0) : ''
    if (own.length === 0) return [`| ${unit} | | code alone | ${fetched} |`]
    return (['added', 'removed', 'changed'] as const).flatMap((what) => {
      const of = own.filter((change) => change.what === what)
      const addresses = of.map(({ address, isElsewhere }) => `\`${address}\`${isElsewhere ? ' ⚠' : ''}`)
      const others = of.length > most ? ` and ${of.length - most} more` : ''
      return of.length > 0
        ? [`| ${unit} | ${addresses.slice(0, most).join(' ')}${others} | ${what} | ${fetched} |`]
        : []
    })
  })
  return [
    `Released: ${released.join(', ') || 'nothing'}. ⚠ marks pages that these do not own.`,
    ...(reason ? [`${trailer}: ${reason}`] : []),
    '',
    '| Unit | Addresses | | Fetched again, at most |',
    '|---|---|---|---|',
    ...(rows.length > 0 ? rows : ['| | nothing that a visitor would notice | | |']),
    '',
  ].join('\n')
}

/** `npm run changes -- builders`: what the draft of a unit changes for visitors. */
export function runChanges(name?: string) {
  const changes = compareSites(siteDir, draftNamed(name))
  const reason = reasonOfLastCommit()
  process.stdout.write(tableOf(changes, reason))
  if (reason || !changes.changes.some(({ isElsewhere }) => isElsewhere)) return
  throw new Error(
    `Pages change that ${changes.released.join(', ') || 'the draft'} does not own. If that is meant, say why in the last line of the commit: ${trailer}: the reason`,
  )
}
