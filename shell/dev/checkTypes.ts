import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { refuseWords } from '../release/refuseWords.ts'
import { root } from '../release/store.ts'
import { workspaces } from './workspaces.ts'

try {
  refuseWords('npm run types')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// Checks the types of every package, each against its own tsconfig.json.
const tsc = path.join(root, 'node_modules/.bin/tsc')
const faulty = workspaces().filter((name) => spawnSync(tsc, ['-p', name], { cwd: root, stdio: 'inherit' }).status !== 0)
if (faulty.length > 0) {
  console.error(`The types do not fit in ${faulty.join(', ')}.`)
  process.exit(1)
}
