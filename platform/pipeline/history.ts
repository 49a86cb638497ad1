import { spawnSync } from 'node:child_process'
import { root } from '../base/store.ts'

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : undefined
}

/** Whether a commit is in this history: after a forced push it may not be. */
const isKnown = (commit: string) => git('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined

/** The files that each commit after `from` and up to `to` changed; undefined where `from` is unknown. */
export function changesBetween(from: string, to: string): string[][] | undefined {
  if (!/^(HEAD|[0-9a-f]{7,40})$/.test(from) || !isKnown(from)) return undefined
  const log = git('log', '--first-parent', '-m', '--name-only', '--no-renames', '--format=%x00', `${from}..${to}`)
  return log
    ?.split('\0')
    .slice(1)
    .map((commit) => commit.split('\n').filter(Boolean))
}
