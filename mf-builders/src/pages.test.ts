import { areaServer } from 'shared-ui/areaServer'
import { expect, test } from 'vitest'
import { categoryAddress, categoryIds, categoryTitles, sectionAddress, sectionIds } from './addresses.ts'
import area from './area.ts'
import { menu } from './menu.ts'

const { pages } = areaServer(area)

const [builders] = pages
const heads = pages.flatMap(({ addresses }) => Object.entries(addresses))

test('the table names the page, its sections and the seven categories', () => {
  expect(heads.map(([address]) => address)).toEqual([
    '/sovran-builders',
    ...sectionIds.map(sectionAddress),
    ...categoryIds.map(categoryAddress),
  ])
})

test('a section has a title of its own, and the canonical address of its page', () => {
  for (const id of sectionIds) expect(builders?.addresses[sectionAddress(id)]?.canonical, id).toBe('/sovran-builders')
  expect(builders?.addresses['/sovran-builders']?.canonical).toBeUndefined()
})

test('the questions are structured data of the page that asks them', () => {
  const kinds = Object.entries(builders?.addresses ?? {}).map(([address, { data = [] }]) => [
    address,
    data.map((item) => item['@type']),
  ])
  expect(Object.fromEntries(kinds)).toMatchObject({
    '/sovran-builders': ['Service', 'FAQPage'],
    '/sovran-builders/faq': [],
  })
})

test('the menu leads only to addresses that exist', () => {
  const known = new Set(['/works', ...heads.map(([address]) => address)])
  const links = [...menu.overview, ...menu.tiles, ...menu.tiles.flatMap(({ links }) => [...links])]
  for (const { link } of links) expect(known).toContain(link.replace(/#.*/, ''))
  expect(menu.tiles[0].links.map(({ title }) => title)).toEqual(Object.values(categoryTitles))
})
