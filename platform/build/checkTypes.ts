import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { oneOf, readCommand, runCommand } from '../base/command.ts'
import { root } from '../base/store.ts'
import { workspaces } from '../base/workspaces.ts'

// Checks the types of every package, or of those that are named, each against its own tsconfig.json.
const tsc = path.join(root, 'node_modules/.bin/tsc')
await runCommand(() => {
  const all = workspaces()
  const { words } = readCommand({ name: 'npm run types', words: all.length, example: 'npm run types -- shell' })
  const named = words.map((word) => oneOf(all, word, 'package'))
  const faulty = (named.length > 0 ? named : all).filter(
    (name) => spawnSync(tsc, ['-p', name], { cwd: root, stdio: 'inherit' }).status !== 0,
  )
  if (faulty.length > 0) throw new Error(`The types do not fit in ${faulty.join(', ')}.`)
})
