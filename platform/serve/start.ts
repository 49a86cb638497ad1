/** `npm start`: composes the site, and runs its servers with concurrently until it is stopped. */
import concurrently from 'concurrently'
import { requireUnusedStore } from 'shared-enquiry/storedIn'
import { ports, requireFreePorts } from '../base/ports.ts'
import { exportedFile, root, siteDir } from '../base/project.ts'
import { runCommand } from '../base/runCommand.ts'
import { secondsSince } from '../base/secondsSince.ts'
import { prepare } from '../release/release.ts'
import { signalProcess } from './signalProcess.ts'
import { isReadable } from './siteServer.ts'

const programs = [
  ['enquiries', exportedFile('shared-enquiry/store')],
  ...['site', ...ports.areas.keys()].map((name) => [name, `platform/serve/startServer.ts ${name}`] as const),
] as const

const restarts = 5

/**
 * Runs the servers. A server that crashes restarts after 1, 2, 4, 8 and 16 seconds; if it crashes again, all servers
 * stop.
 */
function runServers() {
  const { commands, result } = concurrently(
    // `exec` replaces the shell that concurrently starts, so that signals and the `ipc` channel reach the server.
    programs.map(([name, program]) => ({ name, command: `exec node --import tsx ${program}`, ipc: 3 })),
    {
      cwd: root,
      padPrefix: true,
      prefixColors: process.stdout.isTTY ? ['auto'] : false,
      restartTries: restarts,
      restartDelay: 'exponential',
    },
  )
  result.catch(() => {})

  let isEnding = false
  /**
   * Stops every server within five seconds, and then this process. If this process is killed, the servers notice that
   * `ipc` has closed.
   */
  const end = (code = 0) => {
    if (isEnding) return
    isEnding = true
    const began = Date.now()
    // Repeated, because a server may just be restarting.
    setInterval(() => {
      const running = commands.flatMap(({ process: child, pid }) => (child && pid) ?? [])
      if (running.length === 0) process.exit(code)
      for (const pid of running) signalProcess(pid, Date.now() - began > 5000 ? 'SIGKILL' : 'SIGTERM')
    }, 50)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The handlers of concurrently ask `ps` for the children of each server, and fail without `ps`, as in slim
    // containers.
    process.removeAllListeners(signal)
    process.on(signal, () => end())
  }
  const began = performance.now()
  const ready = new Set<string>()
  for (const { name, messages, stateChange, close } of commands) {
    messages.incoming.subscribe(() => {
      const isFirst = !ready.has(name)
      ready.add(name)
      if (isFirst && ready.size === commands.length)
        console.warn(`${ready.size} servers started in ${secondsSince(began)}`)
    })
    // The server has already printed why it cannot listen; restarting would not help.
    stateChange.subscribe((state) => state === 'started' || ready.has(name) || end(1))
    close.subscribe(() => {
      if (!isEnding) console.error(`${name} has crashed ${restarts + 1} times. npm start ends.`)
      end(1)
    })
  }
}

// The reader of our output has closed it. A running build gets a signal too.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.kill(process.pid, 'SIGTERM'))
await runCommand(async () => {
  await requireFreePorts()
  // Only one process can use the enquiry folder: a second npm start ends here, before it changes the site of the first.
  requireUnusedStore()
  await prepare(() => isReadable(siteDir))
})
runServers()
