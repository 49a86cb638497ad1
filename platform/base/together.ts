import { spawn } from 'node:child_process'
import { createConcurrently, LogError, LogExit, LogOutput } from 'concurrently'
import { root } from './store.ts'
import { TimedLogger } from './TimedLogger.ts'

/** A program that runs beside others. */
export interface Program {
  name: string
  /** The arguments that Node runs it with. */
  args: readonly string[]
  /** The folder that it runs in; the project's root where none is named. */
  cwd?: string
  env?: Readonly<Record<string, string>>
}

/** A program of this repository, which is written in TypeScript. */
export const script = (name: string, ...args: string[]): Program => ({ name, args: ['--import', 'tsx', ...args] })

const endWithParent = new URL(`endWithParent.mjs?parent=${process.pid}`, import.meta.url).href

/** The shortest pause before a program is started again, in ms: it is back before a visitor's next click. */
const shortestPause = 50

/** The longest such pause, in ms. Each failure doubles the pause, up to this. */
const longestPause = 10_000

/** How long a program has to run, in ms, to count as healthy: its next failure then counts as its first. */
const healthyAfter = 60_000

/** The pause, in ms, before a program is started again after this many failures in a row. */
export const pauseAfter = (failures: number) => Math.min(shortestPause * 2 ** (failures - 1), longestPause)

const lineOf = ({ args }: Program) => ['node', ...args].join(' ')

function kill(pid: number, signal?: string) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself in the meantime.
  }
}

/**
 * Runs programs side by side, until a signal ends this program and all of them with it. A program that ends before that
 * is started again, whatever ended it. Without `restarts` the first one to fail ends the others, and this program
 * fails.
 */
export function runTogether(programs: readonly Program[], { restarts = true } = {}) {
  const argsOf = new Map(programs.map((program) => [lineOf(program), program.args]))
  const logger = new TimedLogger({})
  const { commands, result } = createConcurrently(
    programs.map((program) => ({
      name: program.name,
      command: lineOf(program),
      cwd: program.cwd ?? root,
      env: { ...program.env },
    })),
    {
      logger,
      outputStream: process.stdout,
      prefixColors: ['auto'],
      controllers: [new LogError({ logger }), new LogOutput({ logger }), new LogExit({ logger })],
      // By default concurrently starts a shell for each program. The shell may not pass signals on, and concurrently
      // finds the program behind it with `ps`, which slim systems lack.
      spawn: (line, options) =>
        // In a process group of its own: otherwise a terminal's Ctrl+C would reach the program twice, once directly.
        spawn(process.execPath, ['--import', endWithParent, ...(argsOf.get(line) ?? [])], {
          ...options,
          detached: true,
        }),
      kill,
    },
  )
  let isEnding = false
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    isEnding = true
    for (const command of commands) command.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal))
  for (const command of commands) {
    let failures = 0
    const startAgain = () => {
      if (isEnding) return
      logger.logCommandEvent('started again', command)
      command.start()
    }
    // Not concurrently's own restarts, which also start a program again that was ended on purpose.
    command.close.subscribe(({ exitCode, timings }) => {
      if (isEnding) return
      if (restarts) {
        failures = timings.durationSeconds * 1000 > healthyAfter ? 1 : failures + 1
        setTimeout(startAgain, pauseAfter(failures))
      } else if (exitCode !== 0) {
        process.exitCode = 1
        end()
      }
    })
  }
  // Failures have been printed, and the exit code reports them.
  result.catch(() => {})
  return { commands, end }
}
