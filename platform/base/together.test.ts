import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from 'shared-ui/testing/freePort'
import { expect, test, vi } from 'vitest'
import { answers, isSilent } from '../testing/servedSite.ts'
import { pauseAfter } from './together.ts'

/** Runs a server and other programs side by side, in a process of their own. */
async function start(others: readonly string[], restarts = false, detached = false) {
  const port = await freePort()
  const server = `require('node:http').createServer((_, response) => response.end()).listen(${port}, 'localhost')`
  const programs = [server, ...others].map((code, index) => ({ name: String(index), args: ['-e', code] }))
  const module = JSON.stringify(path.join(import.meta.dirname, 'together.ts'))
  const code = `import { runTogether } from ${module}; runTogether(${JSON.stringify(programs)}, { restarts: ${restarts} })`
  const runner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: 'pipe',
    detached,
  })
  let printed = ''
  runner.stdout.on('data', (text) => {
    printed += text
  })
  return { port, runner, ended: once(runner, 'exit'), printed: () => printed }
}

const forEver = 'setInterval(() => {}, 1000)'

test('a program that fails, ends or is killed is started again and again, and the others go on', async () => {
  const ends = ['process.exit(3)', 'process.exit(0)', "process.kill(process.pid, 'SIGTERM')"]
  const { port, runner, ended, printed } = await start(ends, true)
  await answers(port)
  const restarts = (name: number) => printed().match(new RegExp(`^\\[${name}\\] .*started again`, 'gm'))?.length ?? 0
  await vi.waitUntil(() => ends.every((_, index) => restarts(index + 1) > 2), 20_000)
  expect(printed()).toContain('exited with code 3')
  await answers(port)
  runner.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await isSilent(port)
})

test('without restarts the first that fails ends the others', async () => {
  const { port, ended } = await start(['process.exit(3)'])
  expect(await ended).toEqual([1, null])
  await isSilent(port)
})

test('each failure in a row doubles the pause, up to ten seconds', () => {
  expect([1, 2, 3, 8, 9, 50].map(pauseAfter)).toEqual([50, 100, 200, 6400, 10_000, 10_000])
})

// SIGTERM and SIGINT are sent by other tests here.
test('the end of a terminal (SIGHUP) ends all of them', async () => {
  const { port, runner, ended } = await start([forEver])
  await answers(port)
  runner.kill('SIGHUP')
  expect(await ended).toEqual([0, null])
  await isSilent(port)
})

test('no program outlives a runner that was killed', async () => {
  const { port, runner } = await start([forEver])
  await answers(port)
  runner.kill('SIGKILL')
  await isSilent(port)
})

test('a program that was still starting when its runner was killed ends too', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  const preload = new URL(`endWithParent.mjs?parent=${gone.pid}`, import.meta.url).href
  const [code, signal] = await once(spawn(process.execPath, ['--import', preload, '-e', forEver]), 'exit')
  expect([code, signal]).toEqual([null, 'SIGTERM'])
})

test('a signal to the whole process group, as from a terminal, reaches each program once', async () => {
  const told =
    "process.on('SIGINT', () => { console.log('told'); setTimeout(() => process.exit(), 300) }); setInterval(() => {}, 1000); console.log('ready')"
  const { runner, ended, printed } = await start([told], false, true)
  await vi.waitUntil(() => printed().includes('ready'), 20_000)
  process.kill(-(runner.pid ?? 0), 'SIGINT')
  await ended
  expect(printed().match(/^\[1\] \S+ told$/gm)).toHaveLength(1)
})

test('every line has the time once, even where the program has written it itself', async () => {
  const says = "console.log('2026-01-01T00:00:00Z timed'); console.log('plain'); process.exit(3)"
  const { ended, printed } = await start([says])
  await ended
  const lines = printed().match(/^\[1\].*$/gm) ?? []
  for (const line of lines) expect(line).toMatch(/^\[1\] \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ \D/)
  expect(lines.map((line) => line.replace(/^\S+ \S+ /, '').replace(/^node .* exited/, 'exited'))).toEqual([
    'timed',
    'plain',
    'exited with code 3',
  ])
})

test('no program outlives an npm that was killed', async () => {
  const port = await freePort()
  const server = `require('node:http').createServer((_, response) => response.end()).listen(${port}, 'localhost')`
  const watching = path.join(import.meta.dirname, 'endWithParent.mjs')
  // npm runs a script in a shell, which goes on without npm.
  const shell = `"${process.execPath}" --import "${watching}" -e "${server}"; true`
  const code = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(shell)}])`
  const npm = spawn(process.execPath, ['-e', code], { env: { ...process.env, npm_lifecycle_event: 'start' } })
  await answers(port)
  npm.kill('SIGKILL')
  await isSilent(port)
})
