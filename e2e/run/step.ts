import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeEnd } from './beforeEnd.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** How a step runs. */
export interface StepOptions {
  /** Whether other steps run at the same time: its output is then shown when it has ended. */
  isBeside?: boolean
}

/** Runs a Node program and shows its output under a heading. Returns whether it succeeded. */
export async function step(
  what: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { isBeside = false }: StepOptions = {},
): Promise<boolean> {
  const heading = `\n— ${what}`
  if (!isBeside) console.warn(heading)
  // Not spawnSync: no signal is handled while it waits, and the servers that were started would outlive the tests.
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => output.push(part))
  const forget = beforeEnd(() => child.kill())
  const [status] = await once(child, 'close')
  forget()
  if (isBeside) console.warn(`${heading}\n${output.join('')}`)
  if (status !== 0) console.error(`${what}: failed.`)
  return status === 0
}
