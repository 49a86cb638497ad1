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

test('an entry without an area is refused in words', async () => {
  await expect(openContainer({} as never)).rejects.toThrow('The entry holds no area.')
})
