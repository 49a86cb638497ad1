import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeEnd } from './beforeEnd.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs a Node program and shows its output under a heading. Returns whether it succeeded. */
export async function step(what: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.warn(`\n— ${what}`)
  // Not spawnSync: no signal is handled while it waits, and the servers that were started would outlive the tests.
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const forget = beforeEnd(() => child.kill())
  const [status] = await once(child, 'exit')
  forget()
  if (status !== 0) console.error(`${what}: failed.`)
  return status === 0
}
