import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { canonical, hrefsOf, inMain, inSectionUnder, openServed, wordsOf } from '../support/servedPage.ts'
import { categories, root } from './interiorsPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const tabs = (title: string) => within(inMain().getByRole('navigation', { name: title }))
const current = (links: readonly HTMLElement[]) => links.filter((link) => link.getAttribute('aria-current') === 'page')

test.for(categories)('$title lists its subcategories in tabs and cards', async ({ address, title, listed }) => {
  await openServed(`${root}/${address}`)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual([title])
  const links = listed.map((id) => `${root}/${address}/${id}`)
  const bar = tabs(title)
  expect(bar.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page')
  const items = bar.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
  expect(hrefsOf(items)).toEqual(links)
  const cards = hrefsOf(inMain().getAllByRole('link', { name: /View / }))
  expect(cards.filter((href) => href?.startsWith(`${root}/${address}/`))).toEqual(links)
})

test.for(categories)('$title has its sections, projects, steps, specification and gallery', async ({ address }) => {
  await openServed(`${root}/${address}`)
  const detail = inMain().getByText('In detail').parentElement as HTMLElement
  expect(within(detail).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(inMain().getAllByRole('article')).toHaveLength(2)
  expect([...document.querySelectorAll('main ol')].at(-1)?.querySelectorAll('li')).toHaveLength(5)
  expect(inMain().getAllByRole('table')).toHaveLength(2)
  expect(document.querySelectorAll('main figure:has(img)')).toHaveLength(4)
})

test.for([
  ['bespoke-wardrobes', 'wardrobes', 'Wardrobes'],
  ['bespoke-rooms', 'bespoke-areas', 'Bespoke areas'],
] as const)('%s shows %s, whose address is the canonical one', async ([alias, category, title]) => {
  const { status } = await openServed(`${root}/${alias}`)
  expect(status).toBe(200)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual([title])
  expect(canonical()).toMatch(new RegExp(`^https?://[^/]+${root}/${category}$`))
})

const closing = [
  ['bespoke-areas/foyers', 'Foyer'],
  ['bespoke-areas/living-rooms', 'Living Room'],
  ['bespoke-areas/bathrooms', 'Bathroom'],
  ['bespoke-areas/master-suites', 'Master Suite'],
  ['bespoke-areas/cinema', 'Cinema'],
  ['bespoke-areas/offices', 'Office'],
  ['bespoke-areas/offices/executive', 'Executive Office'],
  ['bespoke-areas/bars', 'Bar'],
  ['bespoke-areas/wine-cellars', 'Wine Cellar'],
  ['wardrobes/dressing-rooms', 'Dressing Room'],
  ['wardrobes/bedroom', 'Bedroom Wardrobe'],
  ['wardrobes/loft', 'Loft Wardrobe'],
  ['wardrobes/glass-door-wardrobes', 'Glass-Door Wardrobe'],
  ['wardrobes/master-suite', 'Master Suite Wardrobe'],
  ['kitchens/modern', 'Modern Kitchen'],
  ['kitchens/german', 'German Kitchen'],
  ['kitchens/contemporary', 'Contemporary Kitchen'],
  ['kitchens/traditional', 'Traditional Kitchen'],
  ['kitchens/scandinavian', 'Scandinavian Kitchen'],
  ['kitchens/projects/luxury-remodel', 'Kitchen Remodel'],
  ['kitchens/complete-home-solutions', 'Complete Home'],
  ['projects/modern-minimalist', 'Minimalist Home'],
] as const

const listed = categories.flatMap(({ address, title, listed }) =>
  listed.map((id) => ({ address: `${address}/${id}`, title })),
)

test.for(closing)('%s marks the tab that it has, and closes by asking about a %s', async ([address, name]) => {
  await openServed(`${root}/${address}`)
  // Pages further down have no tab of their own.
  const tab = listed.find((one) => one.address === address)
  if (tab) expect(hrefsOf(current(tabs(tab.title).getAllByRole('link')))).toEqual([`${root}/${address}`])
  const call = inSectionUnder(`Ready to Create Your Dream ${name}?`)
  expect(hrefsOf([call.getByRole('link', { name: 'Schedule Consultation' })])).toEqual(['/contact'])
  const designs = call.getByRole('link', { name: 'View More Designs' })
  expect(hrefsOf([designs])).toEqual([`${root}/${address.split('/')[0]}`])
})
