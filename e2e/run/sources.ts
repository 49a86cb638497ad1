import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageOf, root, type Unit } from '../../platform/base/store.ts'

/** What every unit is built and released with. */
const inEvery = ['shared-ui', 'shared-enquiry', 'platform', 'tsconfig.base.json', 'package.json', 'package-lock.json']

/** The lines that Git prints; undefined where this is no checkout of its own. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined
}

/**
 * A hash of everything that a unit's release is made of, so that what has not changed is not built again. Undefined
 * outside a checkout: then nothing is known of what has changed.
 */
export function sourcesOf(unit: Unit): string | undefined {
  const within = [...inEvery, path.relative(root, packageOf(unit)), ':(exclude)*.test.ts', ':(exclude)*.test.tsx']
  const committed = git('ls-files', '-z', '--stage', '--', ...within)
  const changed = git('ls-files', '-z', '--modified', '--others', '--exclude-standard', '--', ...within)
  if (!committed?.length || !changed) return undefined
  const hash = createHash('sha256').update(process.version)
  for (const line of committed) hash.update(`${line}\0`)
  for (const file of changed.sort()) {
    const full = path.join(root, file)
    hash.update(`${file}\0`).update(existsSync(full) ? readFileSync(full) : 'deleted')
  }
  return hash.digest('hex')
}
