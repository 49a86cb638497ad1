import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { canonical, hrefsOf, inMain, inside, openServed, wordsOf } from '../support/servedPage.ts'
import { address, categories } from './buildersPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const sectionAddresses = ['residential', 'commercial', 'process', 'portfolio', 'testimonials', 'faq', 'contact']
const sectionIds = [
  'home',
  'about',
  'residential',
  'commercial',
  'process',
  'portfolio',
  'testimonials',
  'consultation',
  'faq',
  'contact',
]

const titlesIn = (id: string) => wordsOf(inside(`section#${id}`).getAllByRole('heading', { level: 3 }))

test('the page has its sections in order, and a promo between the first two', async () => {
  await openServed(address)
  const sections = [...document.querySelectorAll('main section[id]')]
  expect(sections.map(({ id }) => id)).toEqual(sectionIds)
  for (const id of ['office-spaces', 'retail']) expect(document.querySelectorAll(`#commercial #${id}`)).toHaveLength(1)
  const promo = inMain().getByText('A free interior design package worth £10,000 with every full home build.')
  const [home, about] = sections
  expect(home?.compareDocumentPosition(promo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(about?.compareDocumentPosition(promo)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('the page has its cards, services, steps, testimonials and questions', async () => {
  await openServed(address)
  expect(titlesIn('about')).toEqual(['Mission', 'Ethos', 'Brand philosophy'])
  const cards = inside('section#residential').getAllByRole('link')
  expect(hrefsOf(cards)).toEqual(categories.map(([id]) => `${address}/residential/${id}`))
  for (const [index, [, title]] of categories.entries()) {
    expect(wordsOf(cards)[index]).toContain(title)
    expect(wordsOf(cards)[index]).toContain('Learn More')
  }
  expect(titlesIn('commercial')).toEqual(['Office fit-outs', 'Retail spaces', 'Hospitality', 'Industrial units'])
  expect(titlesIn('process')).toEqual([
    'Consultation',
    'Design and pricing',
    'Construction',
    'Handover',
    'What is paid, and when.',
  ])
  expect(inside('section#testimonials').getAllByRole('figure')).toHaveLength(3)
  expect(document.querySelectorAll('section#faq details > summary')).toHaveLength(5)
})

test('the timelines, the warranties and the finance are as claimed', async () => {
  await openServed(address)
  const [answers] = wordsOf(document.querySelectorAll('section#faq'))
  for (const words of [
    '3 to 6 months',
    '8 to 12 months',
    '£1,000 to £2.5 million, with up to 5 years to repay',
    '10-year structural warranty on major works',
    '2-year warranty on installations and fittings',
    'JCT contract',
  ])
    expect(answers).toContain(words)
})

test('every section address shows the page under a title of its own', async () => {
  const titles = new Set<string>()
  for (const id of sectionAddresses) {
    await openServed(`${address}/${id}`)
    expect(wordsOf(inMain().getAllByRole('heading', { level: 1 })).join()).toContain('Built to the drawing.')
    titles.add(document.title)
    expect(canonical()).toMatch(new RegExp(`${address}$`))
  }
  expect(titles.size).toBe(sectionAddresses.length)
})

test('an address below the sections that does not exist is a 404', async () => {
  const { status } = await openServed(`${address}/scaffolding`)
  expect(status).toBe(404)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual(['Page Not Found'])
})

test('the consultation form has its fields, options and defaults', async () => {
  await openServed(address)
  const form = within(inMain().getByRole('form', { name: 'Consultation booking form' }))
  for (const [label, name, type] of [
    ['Name', 'name', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'phone', 'tel'],
  ] as const) {
    expect(form.getByLabelText<HTMLInputElement>(label)).toMatchObject({ name, type, required: true })
  }
  const options = (label: string) => wordsOf(within(form.getByLabelText(label)).getAllByRole('option'))
  const projectType = { name: 'projectType', required: true, value: 'New Build' }
  expect(form.getByLabelText('Project type')).toMatchObject(projectType)
  expect(options('Project type')).toEqual(['New Build', 'Renovation', 'Extension', 'Loft Conversion', 'Other'])
  expect(form.getByLabelText('Budget')).toMatchObject({ name: 'budget', required: true, value: '£50,000 - £100,000' })
  expect(options('Budget')).toEqual(['£50,000 - £100,000', '£100,000 - £250,000', '£250,000 - £500,000', '£500,000+'])
  expect(document.querySelector('form[aria-label="Consultation booking form"] [name="message"]')).toMatchObject({
    type: 'hidden',
    value: 'Booking consultation request',
  })
  expect(wordsOf(form.getAllByRole('button'))).toEqual(['Book Consultation'])
})

test('the contact form has its fields, beside the builders’ phone and address', async () => {
  await openServed(address)
  const contact = inside('section#contact')
  const form = within(contact.getByRole('form', { name: 'Builders contact form' }))
  for (const label of ['Name', 'Email', 'Message']) expect(form.getByLabelText(label)).toMatchObject({ required: true })
  expect(form.getByLabelText('Phone')).toMatchObject({ required: false, type: 'tel' })
  expect(form.getByLabelText('Message')).toMatchObject({ rows: 5 })
  expect(wordsOf(form.getAllByRole('button'))).toEqual(['Send Message'])
  const hrefs = ['020 7946 0123', 'builders@sovran.example'].map((name) => contact.getByRole('link', { name }))
  expect(hrefsOf(hrefs)).toEqual(['tel:+442079460123', 'mailto:builders@sovran.example'])
})
