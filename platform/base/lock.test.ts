import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReleases } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('two releases at once take turns: the one that waits names the other, and neither loses the other’s pins', async () => {
  const { readPins, writePins } = await store.tools()
  const { alone } = await import('./lock.ts')
  const release = (unit: 'builders' | 'design') =>
    alone(`the release of ${unit}`, async () => {
      const pins = readPins()
      await pause(300)
      writePins({ ...pins, [unit]: '2' })
    })
  await Promise.all([release('builders'), release('design')])
  expect(readPins()).toMatchObject({ builders: '2', design: '2' })
  const warnings = vi.mocked(console.warn).mock.calls.flat().join('\n')
  expect(warnings).toMatch(/^Waiting for the release of (builders|design) \(.+, process \d+\) …$/)
})

test('a process that is killed while it holds the lock blocks nobody', async () => {
  await store.tools()
  const { alone } = await import('./lock.ts')
  const code = `import('${path.join(import.meta.dirname, 'lock.ts')}').then(({ alone }) => alone('a release', () => new Promise((done) => { console.log('held'); setTimeout(done, 60000) })))`
  const killed = spawn(process.execPath, ['--import', 'tsx', '--eval', code], {
    env: { ...process.env, RELEASES_DIR: store.folder },
  })
  await once(killed.stdout, 'data')
  let isHeld = true
  const waiting = alone('a rollback', async () => isHeld)
  await pause(300)
  isHeld = false
  killed.kill('SIGKILL')
  expect(await waiting).toBe(false)
})
