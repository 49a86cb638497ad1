import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeEnd } from './beforeEnd.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs a program of Node's under a heading, with its output shown. Returns whether it went well. */
export async function step(what: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.warn(`\n— ${what}`)
  // Not spawnSync: while it waits no signal is heard, and what was started would outlive the tests.
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const forget = beforeEnd(() => child.kill())
  const [status] = await once(child, 'exit')
  forget()
  if (status !== 0) console.error(`${what}: failed.`)
  return status === 0
}
