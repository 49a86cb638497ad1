import { readPins } from '../../base/pins.ts'
import { nameOf, type Unit, units } from '../../base/store.ts'
import { misfitOf, pinned } from '../../compose/fits.ts'
import { logged } from '../log.ts'
import { releasedBefore } from '../stored.ts'
import { type Blame, blameOf } from './blameOf.ts'
import type { Reported } from './Reported.ts'
import { type Sighting, sightingsOf } from './sightings.ts'
import { hasMaps, type Source } from './sourceOf.ts'

const minute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

const liveVersion = (unit: Unit) => readPins()[unit] ?? 'none'

const isLive = ({ unit, version }: { unit: Unit; version: string }) => liveVersion(unit) === version

/** The fault in the report's own words. */
function said({ message, page, at, browser }: Reported): string[] {
  const where = [page && `on ${page}`, at && minute(at), browser && `in ${browser}`].filter(Boolean).join(', ')
  return [...(message ? [message] : []), ...(where ? [`  ${where}`] : [])]
}

/** Who released a version, and when, as the log has it; for a draft, who stored it. */
function released({ unit, version }: Blame): string {
  const entries = logged().filter((entry) => entry.unit === unit && entry.version === version)
  const last = (...actions: string[]) => entries.findLast(({ action }) => actions.includes(action))
  const entry = last('released', 'made live') ?? last('stored as a draft')
  if (!entry) return 'the log does not say who released it'
  return `${entry.action} by ${entry.who} on ${minute(entry.at)}`
}

/** The commit that a release was built from, and whether uncommitted changes were part of it. */
function originOf({ unit, version, release }: Blame): { commit?: string | undefined; isUncommitted: boolean } {
  if (release) return { commit: release.commit, isUncommitted: Boolean(release.isUncommitted) }
  const { commit } = logged().find((entry) => entry.unit === unit && entry.version === version) ?? {}
  return { commit: commit?.replace('+', ''), isUncommitted: Boolean(commit?.endsWith('+')) }
}

function commitOf(blame: Blame): string {
  const { commit, isUncommitted } = originOf(blame)
  return `commit ${commit ?? 'unknown'}${isUncommitted ? ' and uncommitted changes' : ''}`
}

/** How to get the source maps of a release that is no longer kept. */
function rebuilt(blame: Blame): string {
  const { commit, isUncommitted } = originOf(blame)
  const words = `The source is not known: ${nameOf(blame)} is no longer kept`
  if (!commit || isUncommitted) return `${words}, and no commit makes the same files.`
  return `${words}. Its commit makes the same files again, and their source maps: git switch --detach ${commit} && npm run release -- ${blame.unit} --draft`
}

function stateOf(blame: Blame): string {
  const { unit, release } = blame
  if (isLive(blame)) return 'live now'
  if (!release) return `no longer kept; ${unit}@${liveVersion(unit)} is live`
  if (release.isWithdrawn) return `withdrawn; ${unit}@${liveVersion(unit)} is live`
  return `${release.releasedAt ? 'no longer live' : 'a draft, never live'}; ${unit}@${liveVersion(unit)} is live`
}

/** The other releases that the visit had loaded. */
function besides({ releases }: Reported, { unit }: Blame): string[] {
  const names = units.flatMap((each) => {
    const version = releases[each]
    return version && each !== unit ? [`${each}@${version}${isLive({ unit: each, version }) ? ' (live)' : ''}`] : []
  })
  return names.length > 0 ? [`  together with ${names.join(', ')}`] : []
}

const place = ({ file, line, column }: Source) => `${file}:${line}:${column}`

/** A source's line between those around it. */
function linesOf({ text, line }: Source): string[] {
  const first = Math.max(1, line - 2)
  const lines = text?.split('\n').slice(first - 1, line + 2) ?? []
  return lines.map((words, index) => {
    const number = first + index
    return `${number === line ? '  >' : '   '} ${String(number).padStart(4)} | ${words}`.trimEnd()
  })
}

function whereInSources(blame: Blame): string[] {
  const { release, frame, source, trail } = blame
  if (source)
    return [
      '',
      place(source),
      ...linesOf(source),
      ...[...new Set(trail.map(place))].slice(0, 5).map((each) => `  also in the stack: ${each}`),
    ]
  if (!frame) return ['', 'The report has no stack that leads to a file of a release.']
  if (!release) return ['', rebuilt(blame)]
  if (!hasMaps(release)) return ['', `${nameOf(release)} was built before source maps were stored.`]
  if (!frame.line)
    return [
      '',
      `${frame.file} is a file of this release. A line and a column after its name (:2:1234) lead to the source.`,
    ]
  return ['', `${frame.file}:${frame.line}:${frame.column} leads to no line of a source.`]
}

function seen(sightings: readonly Sighting[]): string[] {
  const [first, ...more] = sightings
  if (!first) return ['No report of it is kept.']
  const count = more.length === 0 ? 'once' : `${sightings.length} times`
  const versions = [...new Set(sightings.map(({ version }) => version))]
  const others = versions.length > 1 ? `, in ${versions.length} releases` : ''
  return [`Seen ${count} since ${first.unit}@${first.version}${others}, first on ${minute(first.at)}.`]
}

/** How to go back to the release before the first one that shows the fault. */
function wayBack({ unit, version }: Blame, sightings: readonly Sighting[]): string {
  const showing = [...new Set([version, ...sightings.map((each) => each.version)])]
  if (!showing.includes(liveVersion(unit)))
    return `Nothing to go back from: ${unit}@${liveVersion(unit)} is live, and no report of this fault names it.`
  const good = showing
    .map((each) => releasedBefore(unit, each).filter((release) => !showing.includes(release.version)))
    .sort((a, b) => a.length - b.length)[0]
  const [before] = good ?? []
  if (!before) return `No earlier release of ${unit} is kept that lacks the fault.`
  const misfit = misfitOf(before, pinned())
  return `Go back: npm run rollback -- ${unit} ${before.version}${misfit ? `\n  It does not fit what else is live: ${misfit}` : ''}`
}

/**
 * What a report tells: the release that the fault comes from, its commit, who released it, the line of the source, how
 * often it was seen, and how to go back.
 */
export function explain(reported: Reported): string {
  const blame = blameOf(reported)
  if (!blame) throw new Error(nothingFound(reported))
  const sightings = sightingsOf(reported, blame)
  const same = blame.others.map(nameOf)
  return [
    ...said(reported),
    `${blame.unit}@${blame.version}: ${stateOf(blame)}`,
    `  from ${commitOf(blame)}, ${released(blame)}`,
    ...besides(reported, blame),
    ...(same.length > 0 ? [`  ${same.join(', ')} ${same.length > 1 ? 'have' : 'has'} the very same file`] : []),
    ...whereInSources(blame),
    '',
    ...(reported.message ? seen(sightings) : []),
    wayBack(blame, sightings),
    '',
  ].join('\n')
}

function nothingFound({ frames: [frame], unit }: Reported) {
  if (frame)
    return `No kept release of ${frame.unit} has a file ${frame.file}. Releases are kept for a week, and the last five of each unit: npm run releases`
  return `The report does not say which release of ${unit} it comes from.`
}
