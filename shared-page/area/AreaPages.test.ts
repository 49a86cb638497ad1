import { expect, test } from 'vitest'
import type { Page } from '../contract/contract.ts'
import { pageAt } from './AreaPages.tsx'

const row = (path: string, rest: Partial<Page>): Page => ({
  pattern: path,
  loader: async () => ({ default: () => null }),
  source: path,
  paths: {},
  ...rest,
})
const head = (title: string) => ({ title, description: '' })

const pages = [
  row('/rooms/kitchens', { paths: { '/rooms/kitchens': head('Kitchens') } }),
  row('/rooms/films/:index', { paths: { '/rooms/films/0': head('The first film') } }),
  row('/rooms/:id', { wildcardHead: (address) => head(`Unknown: ${address}`) }),
  row('/rooms/:id/:detail', { wildcardHead: (address) => head(`Unknown: ${address}`) }),
]
const titleAt = (address: string) => pageAt(pages, address)?.head.title

test('a path may end with a slash or `index.html`', () => {
  for (const address of ['/rooms/kitchens', '/rooms/kitchens/', '/rooms/kitchens/index.html'])
    expect(titleAt(address)).toBe('Kitchens')
})

test('the first matching pattern decides, even without a page', () => {
  expect(titleAt('/rooms/films/0')).toBe('The first film')
  expect(titleAt('/rooms/films/1')).toBeUndefined()
  expect(titleAt('/rooms/cellars')).toBe('Unknown: /rooms/cellars')
})

test('paths are case-sensitive, as on the server', () => {
  expect(titleAt('/rooms/Kitchens')).toBe('Unknown: /rooms/Kitchens')
  expect(titleAt('/Rooms/kitchens')).toBeUndefined()
})
