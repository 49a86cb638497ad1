import { afterEach, beforeEach, expect, test } from 'vitest'
import { ones, plantReleases } from './plantedReleases.ts'

let store: ReturnType<typeof plantReleases>

beforeEach(() => {
  store = plantReleases()
})
afterEach(() => store.remove())

test('rolling back leads to the release before the live one, and a named one by its beginning', async () => {
  const { rollBack, readPins } = await store.tools()
  store.area('builders', { version: 'abc2', builtAt: '2026-01-02T00:00:00.000Z' })
  store.area('builders', { version: 'abd3', builtAt: '2026-01-03T00:00:00.000Z' })
  store.pin({ ...ones, builders: 'abd3' })
  await rollBack('builders')
  expect(readPins().builders).toBe('abc2')
  expect(store.page('sovran-builders')).toContain('builders abc2')
  await rollBack('builders', 'abd')
  expect(readPins().builders).toBe('abd3')
  await expect(rollBack('builders', 'ab')).rejects.toThrow('ab begins more than one release of builders: abd3, abc2.')
  await expect(rollBack('builders', 'zzz')).rejects.toThrow('builders has no release zzz. It has abd3, abc2, 1.')
  await expect(rollBack('design')).rejects.toThrow('design has no release before 1: there is nothing to go back to.')
  expect(readPins().builders).toBe('abd3')
})

test('what cannot be composed is not pinned', async () => {
  const { recompose, rollBack, readPins } = await store.tools()
  await recompose()
  store.area('builders', { version: '0', builtAt: '2025-01-01T00:00:00.000Z', contract: 7 })
  await expect(rollBack('builders')).rejects.toThrow('speaks contract 7')
  expect(readPins()).toEqual(ones)
  await recompose()
})
