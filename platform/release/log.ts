import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import { type Release, releasesDir } from '../base/store.ts'

/** An action on a release, as the log records it. */
export type Action = 'released' | 'stored as a draft' | 'made live' | 'rolled back to' | 'withdrawn'

/** One line of the log. */
export interface Entry {
  at: string
  who: string
  action: Action
  unit: string
  version: string
  commit: string
}

/** The file of the log, one line for each action. */
export const logFile = path.join(releasesDir, 'log.jsonl')

const who = () => process.env.GITHUB_ACTOR ?? `${userInfo().username}@${hostname()}`

/** The lines that record an action on these releases, with who has done it and when. */
export function logLines(action: Action, releases: readonly Release[]): string {
  const at = new Date().toISOString()
  const lines = releases.map(({ unit, version, commit, isUncommitted }) => {
    const entry: Entry = { at, who: who(), action, unit, version, commit: commit + (isUncommitted ? '+' : '') }
    return `${JSON.stringify(entry)}\n`
  })
  return lines.join('')
}

/** Adds lines to the log. Throws where it cannot be written. */
export const log = (lines: string) => appendFileSync(logFile, lines, { flush: true })

const lines = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '').split('\n').filter(Boolean)

// The field was called `deed` once. Throws where the line cannot be read.
function entryIn(line: string): Entry {
  const { deed, ...entry } = JSON.parse(line) as Entry & { deed?: Action }
  return deed ? { ...entry, action: deed } : entry
}

/** The entries of the log, the newest last. Lines that cannot be read are left out. */
export const logged = (): Entry[] =>
  lines().flatMap((line) => {
    try {
      return [entryIn(line)]
    } catch {
      return []
    }
  })

/** The log as text, the newest entry last. A line that cannot be read is shown as it is. */
export const readLog = () =>
  lines()
    .map((line) => {
      try {
        const { at, who: by, action, unit, version, commit } = entryIn(line)
        return `${at}  ${by}  ${action} ${unit}@${version}  (${commit})\n`
      } catch {
        return `cannot be read: ${line}\n`
      }
    })
    .join('')
