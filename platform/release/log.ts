import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import { type Release, releasesDir } from './store.ts'

/** An action on a release, as the log records it. */
export type Deed = 'released' | 'stored as a draft' | 'made live' | 'rolled back to' | 'withdrawn'

interface Entry {
  at: string
  who: string
  deed: Deed
  unit: string
  version: string
  commit: string
}

const file = path.join(releasesDir, 'log.jsonl')

const who = () => process.env.GITHUB_ACTOR ?? `${userInfo().username}@${hostname()}`

/** Records who has done what to these releases, and when. */
export function log(deed: Deed, releases: readonly Release[]) {
  mkdirSync(releasesDir, { recursive: true })
  const at = new Date().toISOString()
  const lines = releases.map(({ unit, version, commit, isUncommitted }) => {
    const entry: Entry = { at, who: who(), deed, unit, version, commit: commit + (isUncommitted ? '+' : '') }
    return `${JSON.stringify(entry)}\n`
  })
  appendFileSync(file, lines.join(''), { flush: true })
}

/** The log as text, the newest entry last. A line that cannot be read is shown as it is. */
export const readLog = () =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        const { at, who: by, deed, unit, version, commit } = JSON.parse(line) as Entry
        return `${at}  ${by}  ${deed} ${unit}@${version}  (${commit})\n`
      } catch {
        return `cannot be read: ${line}\n`
      }
    })
    .join('')
