import { expect, test } from 'vitest'
import { breadcrumbData, faqData, withStructuredData } from './structuredData.ts'

test('breadcrumbs count from one; a question contains its answer', () => {
  const trail = breadcrumbData([
    { title: 'Home', link: '/' },
    { title: 'Careers', link: '/careers' },
  ])
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
    { '@type': 'ListItem', position: 2, name: 'Careers', item: '/careers' },
  ])
  expect(faqData([{ question: 'Why?', answer: 'So.' }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'So.' } }],
  })
})

test('rejects a path without structured data', () => {
  const head = { title: 'Careers | Sovran', description: 'Jobs.' }
  const table = (more: object) => [
    {
      pattern: '/a',
      source: 'a.tsx',
      loader: async () => ({ default: () => null }),
      paths: { '/a': { ...head, ...more } },
    },
  ]
  expect(() => withStructuredData(table({}), () => [])).toThrow('/a has no structured data.')
  for (const more of [{ noStructuredData: true as const }, { canonical: '/b' }])
    expect(() => withStructuredData(table(more), () => [])).not.toThrow()
})
