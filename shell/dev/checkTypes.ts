import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../release/store.ts'
import { workspaces } from './workspaces.ts'

// Checks the types of every package, each against its own tsconfig.json.
const tsc = path.join(root, 'node_modules/.bin/tsc')
const faulty = workspaces().filter((name) => spawnSync(tsc, ['-p', name], { cwd: root, stdio: 'inherit' }).status !== 0)
if (faulty.length > 0) {
  console.error(`The types do not fit in ${faulty.join(', ')}.`)
  process.exit(1)
}
