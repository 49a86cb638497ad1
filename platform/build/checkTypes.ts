import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readCommand, runCommand } from '../base/command.ts'
import { root } from '../base/store.ts'
import { workspaces } from '../base/workspaces.ts'

// Checks the types of every package, each against its own tsconfig.json.
const tsc = path.join(root, 'node_modules/.bin/tsc')
await runCommand(() => {
  readCommand({ name: 'npm run types' })
  const faulty = workspaces().filter(
    (name) => spawnSync(tsc, ['-p', name], { cwd: root, stdio: 'inherit' }).status !== 0,
  )
  if (faulty.length > 0) throw new Error(`The types do not fit in ${faulty.join(', ')}.`)
})
