/** `npm start`: composes the site, and runs its servers until it is stopped. */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { ports, requireFreePorts } from '../base/ports.ts'
import { root } from '../base/project.ts'
import { runCommand } from '../base/runCommand.ts'
import { prepare } from '../release/release.ts'

const running = new Set<ChildProcess>()
let isStopping = false

/** Ends all servers. Where this process is killed, they end by themselves: nobody is at the other end of their channel. */
function stop() {
  isStopping = true
  for (const child of running) {
    child.kill('SIGTERM')
    if (child.connected) child.disconnect()
    setTimeout(() => child.kill('SIGKILL'), 5000).unref()
  }
}

/** Runs a server, and again whenever it ends. Resolves once it listens. If it never does, all end. */
const keep = (program: string, name: string, began = false) =>
  new Promise<void>((resolve) => {
    if (isStopping) return resolve()
    const child = fork(path.join(root, program), [name], { cwd: root, execArgv: ['--import', 'tsx'], stdio: 'pipe' })
    running.add(child)
    // Not piped: each would be a listener of ours.
    child.stdout?.on('data', (text) => process.stdout.write(text))
    child.stderr?.on('data', (text) => process.stderr.write(text))
    let isReady = began
    child.on('message', () => {
      isReady = true
      resolve()
    })
    child.on('exit', (code, signal) => {
      running.delete(child)
      if (!isStopping && !isReady) {
        process.exitCode = 1
        stop()
      }
      if (isStopping) return resolve()
      console.error(`${name} has ended (${signal ?? `exit code ${code}`}), and is started again.`)
      setTimeout(() => keep(program, name, true), 500)
    })
  })

// Whoever has read what is printed has gone. A build under way hears of a signal too.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.kill(process.pid, 'SIGTERM'))
await runCommand(async () => {
  await requireFreePorts()
  // Only one can have the folder of enquiries: a second npm start ends here, before it changes the site of the first.
  await keep('shared-enquiry/store/main.ts', 'enquiries')
  if (!isStopping) await prepare()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
for (const name of ['edge', ...ports.areas.keys()]) void keep('platform/serve/server.ts', name)
