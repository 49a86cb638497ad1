import { pageAt } from 'shared-ui/AreaPages'
import { areaServer } from 'shared-ui/areaServer'
import { routes } from 'shared-ui/brand'
import { expect, test } from 'vitest'
import { categoryAddress, categoryIds, sectionAddress, sectionIds } from './addresses.ts'
import area from './area.ts'

const { pages } = areaServer(area)
const headAt = (address: string) => pageAt(pages, address)?.head
const addresses = pages.flatMap((page) => Object.keys(page.addresses))

test('the table names the page, its sections and categories', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([routes.builders, ...sectionIds.map(sectionAddress), ...categoryIds.map(categoryAddress)]),
  )
  expect(headAt(`${routes.builders}/scaffolding`)).toBeUndefined()
})

test('a section has its own title, and its page’s canonical address', () => {
  const heads = sectionIds.map((id) => headAt(sectionAddress(id)))
  expect(heads.map((head) => head?.canonical)).toEqual(heads.map(() => routes.builders))
  expect(new Set([headAt(routes.builders), ...heads].map((head) => head?.title)).size).toBe(heads.length + 1)
  expect(headAt(routes.builders)?.canonical).toBeUndefined()
})

test('the questions are structured data of the page that asks', () => {
  const kindsAt = (address: string) => headAt(address)?.data?.map((item) => item['@type'])
  expect(kindsAt(routes.builders)).toEqual(['Service', 'FAQPage'])
  expect(kindsAt(sectionAddress('faq'))).toEqual([])
})
