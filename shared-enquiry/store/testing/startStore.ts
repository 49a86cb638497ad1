import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A store in a process of its own, as `npm start` runs it. */
export interface RunningStore {
  port: number
  origin: string
  process: ChildProcess
  /** The text that it has printed so far. */
  printed: () => string
  /** The part of it that went to stderr. */
  complaints: () => string
  /** Ends it by a signal and returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Runs main.ts, by default without mails, and collects its output. */
export function runStore(folder: string, port = 0, env: Readonly<Record<string, string>> = { ENQUIRIES_MAIL: 'none' }) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '..', 'main.ts')], {
    cwd: import.meta.dirname,
    env: { ...process.env, ENQUIRIES_DIR: folder, ENQUIRIES_PORT: String(port), ...env },
  })
  const printed = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    printed.out += text
  })
  child.stderr.on('data', (text) => {
    printed.err += text
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, printed, exit }
}

/** Starts a store on a free port and waits until it takes requests. */
export async function startStore(folder: string, env?: Readonly<Record<string, string>>): Promise<RunningStore> {
  const { child, printed, exit } = runStore(folder, 0, env)
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /127\.0\.0\.1:(\d+)/.exec(printed.out)
      if (found) resolve(Number(found[1]))
    })
    void exit.then((code) => reject(new Error(`the store ended with ${code}: ${printed.err}`)))
  })
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    process: child,
    printed: () => printed.out + printed.err,
    complaints: () => printed.err,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exit
    },
  }
}
