import { existsSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases } from './testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

test('two composes at once take turns, and neither loses what the other pinned', async () => {
  await store.tools()
  const { alone } = await import('./lock.ts')
  const { readPins, writePins } = await import('./store.ts')
  const release = (unit: 'builders' | 'design') =>
    alone(async () => {
      const pins = readPins()
      await new Promise((resolve) => setTimeout(resolve, 150))
      writePins({ ...pins, [unit]: '2' })
    })
  await Promise.all([release('builders'), release('design')])
  expect(readPins()).toMatchObject({ builders: '2', design: '2' })
  expect(existsSync(store.file('lock'))).toBe(false)
})

test('a lock that a killed process left behind holds nobody up', async () => {
  await store.tools()
  const { alone } = await import('./lock.ts')
  writeFileSync(store.file('lock'), '4194303')
  expect(await alone(async () => 'done')).toBe('done')
})
