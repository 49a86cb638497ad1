import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs the store in its own process, as `npm start` does, and collects its output. */
export function runStore(folder: string, port = 0) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '..', 'main.ts')], {
    cwd: import.meta.dirname,
    env: { ...process.env, ENQUIRIES_DIR: folder, ENQUIRIES_PORT: String(port) },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      printed += part
    })
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return { child, printed: () => printed, exit }
}

/** Starts a store on a free port and waits until it accepts requests. */
export async function startStore(folder: string) {
  const { child, printed, exit } = runStore(folder)
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /127\.0\.0\.1:(\d+)/.exec(printed()) ?? []
      if (found) resolve(Number(found))
    })
    void exit.then(() => reject(new Error(printed())))
  })
  return {
    port,
    process: child,
    printed,
    /** Stops it with a signal and returns its exit code. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return exit
    },
  }
}
