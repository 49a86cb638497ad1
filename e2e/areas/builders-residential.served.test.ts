import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { canonical, hrefsOf, inMain, inSectionUnder, openServed, wordsOf } from '../support/servedPage.ts'
import { address, categories } from './buildersPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test.for(categories)('the page of %s has all its parts', async ([id, title, callToAction]) => {
  await openServed(`${address}/residential/${id}`)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual([title])
  const links = within(inMain().getByRole('navigation', { name: 'Residential Construction' })).getAllByRole('link')
  expect(wordsOf(links)).toEqual(categories.map(([, name]) => name))
  expect(hrefsOf(links)).toEqual(categories.map(([other]) => `${address}/residential/${other}`))
  expect(wordsOf(links.filter((link) => link.getAttribute('aria-current') === 'page'))).toEqual([title])
  expect(inSectionUnder('Introduction').getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(inMain().getAllByRole('article')).toHaveLength(2)
  expect([...document.querySelectorAll('main ol')].at(-1)?.querySelectorAll('li')).toHaveLength(5)
  expect(document.querySelectorAll('main figure:has(img):has(figcaption)').length).toBeGreaterThanOrEqual(1)
  expect(document.querySelectorAll('main figure:has(blockquote)')).toHaveLength(2)
  const closing = inSectionUnder(callToAction)
  expect(hrefsOf([closing.getByRole('link', { name: 'Schedule Consultation' })])).toEqual(['/contact'])
  expect(hrefsOf([closing.getByRole('link', { name: 'View Our Portfolio' })])).toEqual([`${address}#portfolio`])
})

test.for(['renovations', 'loft-conversions'])('%s compares two pictures from one place', async (id) => {
  await openServed(`${address}/residential/${id}`)
  inMain().getByRole('slider', { name: /before and after/ })
})

test('an unknown category shows renovations, whose address is the canonical one', async () => {
  const { status } = await openServed(`${address}/residential/conservatories`)
  expect(status).toBe(200)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual(['Renovations'])
  expect(canonical()).toMatch(new RegExp(`${address}/residential/renovations$`))
})
