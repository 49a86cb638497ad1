/** `npm start`: composes the site, and runs its servers until it is stopped. */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { runCommand } from '../base/command.ts'
import { claimServing } from '../base/lock.ts'
import { edgeOrigin, requireFreePorts } from '../base/ports.ts'
import { areaNames, root } from '../base/project.ts'

const running = new Set<ChildProcess>()
let isStopping = false

/** Ends all that runs. Killed, this process need not do it: what it runs ends once nobody is at the channel's other end. */
function stop() {
  isStopping = true
  for (const child of running) {
    child.kill('SIGTERM')
    if (child.connected) child.disconnect()
    setTimeout(() => child.kill('SIGKILL'), 5000).unref()
  }
}

/** Runs a program of ours. Resolves with its exit code, and whether it was ever ready. */
const run = (file: string, ...args: string[]) =>
  new Promise<{ code: number; wasReady: boolean }>((resolve) => {
    let wasReady = false
    const child = fork(path.join(root, file), args, {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    running.add(child)
    // Not piped: each would be a listener of ours.
    child.stdout?.on('data', (text) => process.stdout.write(text))
    child.stderr?.on('data', (text) => process.stderr.write(text))
    child.on('message', () => {
      wasReady = true
    })
    child.on('exit', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, wasReady })
    })
  })

/** Runs a server, and again whenever it ends. One that cannot begin ends all. */
async function keep(...command: [file: string, ...args: string[]]) {
  for (let began = false; !isStopping; await new Promise((again) => setTimeout(again, 500))) {
    const { code, wasReady } = await run(...command)
    began ||= wasReady
    if (isStopping) return
    if (began) console.error(`${command.at(-1)} has ended (exit code ${code}), and is started again.`)
    else {
      process.exitCode = 1
      stop()
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Whoever has read what is printed has gone.
for (const output of [process.stdout, process.stderr]) output.on('error', stop)

await runCommand(() => {
  claimServing(edgeOrigin)
  return requireFreePorts()
})
const { code } = await run('platform/cli.ts', 'prepare')
if (code > 0) process.exitCode = code
else
  await Promise.all([
    keep('shared-enquiry/store/main.ts'),
    ...['edge', ...areaNames].map((name) => keep('platform/serve/server.ts', name)),
  ])
