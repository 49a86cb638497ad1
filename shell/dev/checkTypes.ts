import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../release/store.ts'

/** Checks the types of every package, each against its own tsconfig.json. */
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
const tsc = path.join(root, 'node_modules/.bin/tsc')
const faulty = workspaces.filter((name) => spawnSync(tsc, ['-p', name], { cwd: root, stdio: 'inherit' }).status !== 0)
if (faulty.length > 0) {
  console.error(`The types do not fit in ${faulty.join(', ')}.`)
  process.exit(1)
}
