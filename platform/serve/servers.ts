/** `npm start`: composes the site, and runs its servers until it is stopped. */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { runCommand } from '../base/command.ts'
import { edgeOrigin, ports, requireFreePorts } from '../base/ports.ts'
import { root } from '../base/project.ts'
import { prepare } from '../release/release.ts'
import { claimServing } from '../store/lock.ts'

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

/** Runs a server, and again whenever it ends. One that never began ends all. */
function keep(program: string, name: string, began = false) {
  if (isStopping) return
  const child = fork(path.join(root, program), [name], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  // Not piped: each would be a listener of ours.
  child.stdout?.on('data', (text) => process.stdout.write(text))
  child.stderr?.on('data', (text) => process.stderr.write(text))
  let isReady = began
  child.on('message', () => {
    isReady = true
  })
  child.on('exit', (code, signal) => {
    running.delete(child)
    if (isStopping) return
    if (!isReady) {
      process.exitCode = 1
      return stop()
    }
    console.error(`${name} has ended (${signal ?? `exit code ${code}`}), and is started again.`)
    setTimeout(() => keep(program, name, true), 500)
  })
}

// Whoever has read what is printed has gone. A build under way hears of a signal too.
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.kill(process.pid, 'SIGTERM'))
await runCommand(async () => {
  claimServing(edgeOrigin)
  await requireFreePorts()
  await prepare()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
keep('shared-enquiry/store/main.ts', 'enquiries')
for (const name of ['edge', ...ports.areas.keys()]) keep('platform/serve/server.ts', name)
