import { expect, test } from 'vitest'
import { openContainer } from './openContainer.ts'

const area = { default: () => null }

test('a container gives the area that it exposes', async () => {
  const get = async (exposed: string) => () => {
    if (exposed !== './area') throw new Error(`no ${exposed}`)
    return area
  }
  expect(await openContainer({ get })).toBe(area)
})

test('a development server gives the area itself', async () => {
  expect(await openContainer(area)).toBe(area)
})

test.each([
  ['nothing', {}],
  ['an area that is no component', { default: 'area' }],
  ['a container of something else', { get: async () => () => ({ default: {} }) }],
  ['no module at all', undefined],
])('an entry with %s is refused with a message', async (_what, entry) => {
  await expect(openContainer(entry)).rejects.toThrow('The entry holds no area.')
})
