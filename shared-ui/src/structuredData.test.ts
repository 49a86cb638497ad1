import { expect, test } from 'vitest'
import { breadcrumbData, faqData, filmData, withStructuredData } from './structuredData.ts'

test('breadcrumbs are numbered from one, and a film’s length is in whole seconds', () => {
  const trail = breadcrumbData([
    { title: 'Home', link: '/' },
    { title: 'Careers', link: '/careers' },
  ])
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
    { '@type': 'ListItem', position: 2, name: 'Careers', item: '/careers' },
  ])
  const poster = { base: '/', name: 'p', widths: [], fallback: [480, 960], width: 960, height: 540, alt: '', color: '' }
  const film = filmData({ title: 'A film', description: 'Of a house.', src: '/film.mp4', poster, seconds: 61.4 })
  expect(film).toMatchObject({ duration: 'PT61S', thumbnailUrl: '/p-960.webp' })
  expect(faqData([{ question: 'Why?', answer: 'So.' }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'So.' } }],
  })
})

test('an address without structured data is refused, unless its head says that it has none', () => {
  const head = { title: 'Careers | Sovran', description: 'Jobs.' }
  const table = (more: object) => [
    {
      path: '/a',
      source: 'a.tsx',
      load: async () => ({ default: () => null }),
      addresses: { '/a': { ...head, ...more } },
    },
  ]
  expect(() => withStructuredData(table({}), () => [])).toThrow('/a has no structured data.')
  for (const more of [{ hasNoData: true as const }, { canonical: '/b' }])
    expect(() => withStructuredData(table(more), () => [])).not.toThrow()
})
