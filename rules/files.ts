import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

// The files of the repository, which the rules read.

export const root = path.resolve(import.meta.dirname, '..')
export const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')
export const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

// Includes new files, but not deleted ones.
const deleted = new Set(git('ls-files', '--deleted'))
export const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file))
const product = files.filter((file) => /^(shell|shared-\w+|mf-\w+|platform)\//.test(file) && !/\/e2e\//.test(file))
export const sources = product.filter((file) => /\.tsx?$/.test(file))
export const styles = product.filter((file) => file.endsWith('.css'))

/** The modules that a source imports, except for types. */
export const importsOf = (source: string) =>
  [...source.matchAll(/^(?:import|export)(?! type\b)[^'"]*?\bfrom\s*['"]([^'"]+)['"]/gms)].map(([, name = '']) => name)
