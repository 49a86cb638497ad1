import { pageAt } from 'shared-page/area'
import { routes } from 'shared-ui/brand'
import { expect, test } from 'vitest'
import { pages } from './entry-server.ts'
import { sectionIds, sectionPath } from './paths.ts'

const headAt = (address: string) => pageAt(pages, address)?.head

test('an unknown section has no page', () => {
  expect(headAt(`${routes.builders}/scaffolding`)).toBeUndefined()
})

test('a section has its own title and its page’s canonical path', () => {
  const heads = sectionIds.map((id) => headAt(sectionPath(id)))
  expect(heads.map((head) => head?.canonical)).toEqual(heads.map(() => routes.builders))
  expect(new Set([headAt(routes.builders), ...heads].map((head) => head?.title)).size).toBe(heads.length + 1)
  expect(headAt(routes.builders)?.canonical).toBeUndefined()
})

test('the questions are structured data of their page only', () => {
  const kindsAt = (address: string) => headAt(address)?.data?.map((item) => item['@type'])
  expect(kindsAt(routes.builders)).toEqual(['Service', 'FAQPage'])
  expect(kindsAt(sectionPath('faq'))).toEqual([])
})
