import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { hrefsOf, inMain, inSectionUnder, inside, openServed, wordsOf } from '../support/servedPage.ts'
import { root } from './interiorsPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test('asks for a consultation, shows the projects, and has four ways to begin', async () => {
  await openServed(root)
  const [consultation] = inMain().getAllByRole('link', { name: 'Request Consultation' })
  expect(consultation?.getAttribute('href')).toBe('/contact')
  expect(hrefsOf([inMain().getByRole('link', { name: 'View Our Projects' })])).toEqual([`${root}/projects`])
  expect(hrefsOf(inSectionUnder('Four ways to begin.').getAllByRole('link'))).toEqual([
    `${root}/bespoke-wardrobes`,
    `${root}/kitchens`,
    `${root}/bespoke-rooms`,
    `${root}/kitchens/complete-home-solutions`,
  ])
})

test('has five steps, three projects, three testimonials and four figures', async () => {
  await openServed(root)
  expect(wordsOf(inSectionUnder(/^From tape on the floor/).getAllByRole('heading', { level: 3 }))).toEqual([
    'Consultation',
    'Design and planning',
    'Material selection',
    'Crafting and construction',
    'Installation',
  ])
  expect(inSectionUnder('Three rooms, each on a page of its own.').getAllByRole('link')).toHaveLength(3)
  const people = inSectionUnder('From people who open and close them daily.')
  expect(people.getAllByRole('figure')).toHaveLength(3)
  expect(wordsOf(people.getAllByRole('term'))).toEqual([
    'client satisfaction',
    'projects completed',
    'years experience',
    'average rating',
  ])
  expect(wordsOf(people.getAllByRole('definition'))).toEqual(['98%', '250+', '15+', '5 star'])
})

test('has six pictures that lead to the gallery', async () => {
  await openServed(root)
  const details = inSectionUnder('Six details, from wardrobe to bookshelf.')
  const names = details.getAllByRole('figure').flatMap((figure) => [...figure.querySelectorAll('b')])
  expect(wordsOf(names)).toEqual(['Wardrobes', 'Kitchens', 'Media units', 'Home bars', 'Home offices', 'Bookshelves'])
  expect(new Set(hrefsOf(details.getAllByRole('link')))).toEqual(new Set([`${root}/gallery`]))
})

test('has the landing content: six rooms, four projects and a closing block', async () => {
  await openServed(root)
  expect(hrefsOf([inMain().getByRole('link', { name: 'Plan a room with us' })])).toEqual(['/contact'])
  expect(inside('#services').getAllByRole('link')).toHaveLength(6)
  const [rooms] = wordsOf(document.querySelectorAll('#services'))
  for (const icon of ['🚪', '🍳', '🛋', '🛁', '🎬', '🍷']) expect(rooms).toContain(icon)
  expect(hrefsOf(inside('#projects').getAllByRole('link'))).toEqual([
    '/works/kitchen-in-dark-oak-richmond',
    `${root}/projects/modern-minimalist`,
    `${root}/wardrobes/master-suite`,
    `${root}/bespoke-areas/offices/executive`,
  ])
  expect(hrefsOf([inMain().getByRole('link', { name: 'Schedule Consultation' })])).toEqual(['/contact'])
  expect(hrefsOf([inMain().getByRole('link', { name: 'Browse Portfolio' })])).toEqual([`${root}/projects`])
})

test('has the enquiry form with its six fields and six options', async () => {
  await openServed(root)
  const form = inMain().getByRole('form', { name: 'Interiors enquiry form' })
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  expect(fields.filter(({ type }) => type !== 'hidden').map(({ name, required }) => [name, required])).toEqual([
    ['firstName', true],
    ['lastName', true],
    ['email', true],
    ['phone', false],
    ['service', true],
    ['message', true],
  ])
  const options = within(within(form).getByLabelText('Service')).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value }) => value)).toEqual([
    '',
    'bespoke-wardrobes',
    'kitchens',
    'bespoke-rooms',
    'complete-home',
    'other',
  ])
  expect(wordsOf(within(form).getAllByRole('button'))).toEqual(['Send Enquiry'])
})

test('the projects page shows eight, and the gallery twelve', async () => {
  await openServed(`${root}/projects`)
  expect(inSectionUnder('Seven rooms and a house.').getAllByRole('link')).toHaveLength(8)
  await openServed(`${root}/gallery`)
  expect(document.querySelectorAll('main figure:has(button)')).toHaveLength(12)
})

test.for([
  [0, 'Walnut dressing room, Barnes'],
  [1, 'Travertine bathroom, Kew'],
  [2, 'Green library, Chiswick'],
] as const)('film %i is of the %s, and names the two others', async ([index, title]) => {
  await openServed(`${root}/videos/${index}`)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual([title])
  expect(within(inMain().getByRole('navigation', { name: 'Watch next' })).getAllByRole('link')).toHaveLength(2)
})

test.for(['3', '-1', 'x'])('film %s is a 404', async (index) => {
  const { status } = await openServed(`${root}/videos/${index}`)
  expect(status).toBe(404)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual(['Page Not Found'])
})

test.for([
  'sovran-has-gone-bankrupt',
  'kitchens/art-deco',
  // Known in lower case only: servers and browsers tell the letters' cases apart.
  'Kitchens',
])('the unknown room %s says nothing that its address says, is not indexed, and has no tab bar', async (address) => {
  const { status, html } = await openServed(`${root}/${address}`)
  expect(status).toBe(200)
  expect(html).not.toMatch(/bankrupt|art[- ]deco/i)
  expect(document.title).toBe('Bespoke interiors | Sovran')
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual(['Bespoke interiors'])
  expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(0)
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(0)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(inMain().getAllByRole('navigation')).toHaveLength(1)
  expect(inSectionUnder('No list for this category').getAllByRole('link')).toHaveLength(3)
})
