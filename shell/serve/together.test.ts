import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { answers, freePort, isSilent } from './testing/servedSite.ts'

/** Runs a server and another program side by side, in a process of their own. */
async function start(other: string, restarts = 0) {
  const port = await freePort()
  const server = `require('node:http').createServer((_, response) => response.end()).listen(${port}, 'localhost')`
  const programs = [server, other].map((code, index) => ({ name: String(index), args: ['-e', code] }))
  const module = JSON.stringify(path.join(import.meta.dirname, 'together.ts'))
  const code = `import { runTogether } from ${module}; runTogether(${JSON.stringify(programs)}, { restarts: ${restarts} })`
  const runner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: 'pipe' })
  let printed = ''
  runner.stdout.on('data', (text) => {
    printed += text
  })
  return { port, runner, ended: once(runner, 'exit'), printed: () => printed }
}

const forEver = 'setInterval(() => {}, 1000)'

test('a program that keeps failing is tried again, and then takes the others with it', async () => {
  const { port, ended, printed } = await start('process.exit(3)', 2)
  expect(await ended).toEqual([1, null])
  expect(printed().match(/exited with code 3/g)).toHaveLength(3)
  await isSilent(port)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends all of them', async (signal) => {
  const { port, runner, ended } = await start(forEver)
  await answers(port)
  runner.kill(signal)
  expect(await ended).toEqual([0, null])
  await isSilent(port)
})

test('nobody outlives a runner that was killed without a word', async () => {
  const { port, runner } = await start(forEver)
  await answers(port)
  runner.kill('SIGKILL')
  await isSilent(port)
})
