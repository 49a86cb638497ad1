import { expect, test } from 'vitest'
import { openContainer } from './openContainer.ts'

const area = { default: () => null }
const noScope = () => ({})

test('a container gives the area that it exposes', async () => {
  const get = async (exposed: string) => () => {
    if (exposed !== './area') throw new Error(`no ${exposed}`)
    return area
  }
  expect(await openContainer({ get }, noScope)).toBe(area)
})

test('a development server gives the area itself', async () => {
  expect(await openContainer(area, noScope)).toBe(area)
})

test.each([
  ['nothing', {}],
  ['an area that is no component', { default: 'area' }],
  ['a container of something else', { get: async () => () => ({ default: {} }) }],
  ['no module at all', undefined],
])('an entry with %s is refused with a message', async (_what, entry) => {
  await expect(openContainer(entry, noScope)).rejects.toThrow('The entry holds no area.')
})

test('a container that can negotiate is given the scope before it is opened', async () => {
  const calls: unknown[] = []
  const react = { lib: () => ({}), get: async () => () => ({}) }
  const scope = { react: { '19.3.1': react } } as never
  const container = {
    init: async (given: unknown) => calls.push(given),
    get: async () => () => {
      calls.push('get')
      return area
    },
  }
  expect(await openContainer(container, () => scope)).toBe(area)
  expect(calls).toEqual([scope, 'get'])
})
