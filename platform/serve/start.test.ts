import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { freePort } from 'shared-enquiry/testing/freePort'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areaNames } from '../base/project.ts'
import { fakeReleases } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>
let env: NodeJS.ProcessEnv
let ports: Record<string, string>
let started: ChildProcess | undefined
let printed = ''

beforeEach(async () => {
  store = fakeReleases()
  const names = ['SITE', 'ENQUIRIES', ...areaNames.map((name) => name.toUpperCase())]
  // Avoid the ports that the site server needs for drafts.
  do ports = Object.fromEntries(await Promise.all(names.map(async (name) => [`${name}_PORT`, `${await freePort()}`])))
  while (Object.values(ports).some((port) => Math.abs(Number(port) - Number(ports.SITE_PORT) - 125) <= 25))
  const folders = { RELEASES_DIR: store.folder, SITE_DIR: store.site, ENQUIRIES_DIR: store.file('enquiries') }
  // Variables set by shells, conda or service managers must have no effect.
  env = { ...process.env, ...ports, ...folders, HOST: 'x86_64-conda-linux-gnu', NODE_ENV: 'production', PORT: '1' }
})
afterEach(() => {
  started?.kill('SIGKILL')
  store.remove()
})

function run(program: string, ...args: string[]) {
  printed = ''
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, program), ...args], { env })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text
    })
  started = child
  return child
}

const statusOf = (port = '', address = '/') =>
  fetch(`http://127.0.0.1:${port}${address}`).then(
    ({ status }) => status,
    () => 'refused',
  )

const endings: Readonly<Record<string, (servers: ChildProcess) => Promise<unknown>>> = {
  async 'SIGTERM while a server waits to be started again'(servers) {
    const crash = async () => {
      const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
      const own = stdout.split('\n').find((line) => line.includes(` ${servers.pid} `) && line.endsWith('builders'))
      printed = ''
      process.kill(Number.parseInt(own ?? '', 10), 'SIGKILL')
      await vi.waitUntil(() => printed.includes('exited with code SIGKILL'), 30_000)
    }
    await crash()
    await vi.waitUntil(async () => (await statusOf(ports.SITE_PORT, '/r/builders/mf-manifest.json')) === 200, 30_000)
    await crash()
    servers.kill('SIGTERM')
  },
  async 'its output closed'(servers) {
    servers.stdout?.destroy()
    const report = { method: 'POST', body: '{"kind":"fault"}' }
    await fetch(`http://127.0.0.1:${ports.ENQUIRIES_PORT}/reports`, report)
  },
  'kill -9': async (servers) => servers.kill('SIGKILL'),
}
test.each(Object.entries(endings))(
  'serves every area, and no process remains after %s',
  async (_, end) => {
    const servers = run('start.ts')
    await vi.waitUntil(() => printed.includes('The site is at'), 60_000)
    for (const name of areaNames)
      await vi.waitUntil(async () => (await statusOf(ports.SITE_PORT, `/r/${name}/mf-manifest.json`)) === 200, 30_000)
    const ended = once(servers, 'exit')
    await end(servers)
    await ended
    for (const port of Object.values(ports))
      await vi.waitUntil(async () => (await statusOf(port)) === 'refused', 30_000)
  },
  120_000,
)

test.each([
  ['start.ts', []],
  // If the check of the ports missed it, as on macOS.
  ['startServer.ts', ['builders']],
])('%s refuses a port that another program uses', async (program, args) => {
  const other = createServer().listen(Number(ports.BUILDERS_PORT), '127.0.0.1')
  await once(other, 'listening')
  const [code] = await once(run(program, ...args), 'close')
  other.close()
  expect(code).toBe(1)
  expect(printed).toContain(`Port ${ports.BUILDERS_PORT} is taken.`)
  expect(printed).toContain('BUILDERS_PORT=')
})

test('a second npm start does not change the site of the first', async () => {
  const first = run('../../shared-enquiry/store/main.ts')
  await vi.waitUntil(() => printed.includes('Enquiry store on'), 30_000)
  env = { ...env, ENQUIRIES_PORT: `${await freePort()}` }
  const [code] = await once(run('start.ts'), 'close')
  first.kill('SIGKILL')
  expect([code, existsSync(store.site)]).toEqual([1, false])
  expect(printed).toContain('Another enquiry store is already using')
})
