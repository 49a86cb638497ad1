import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { hrefsOf, inMain, inside, openServed, wordsOf } from '../support/servedPage.ts'
import { vacancies } from './vacancies.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

interface Expected {
  /** Each stands somewhere on the page. */
  sentences: readonly string[]
  headings: readonly string[]
  /** Name and address of links in the page's main part. */
  links: readonly (readonly [name: string, address: string])[]
}

const pages: Readonly<Record<string, Expected>> = {
  '/': {
    sentences: ['luxury projects delivered since 2018', 'years combined leadership', 'properties transformed'],
    headings: ['Architectural', 'Build', 'Interior', 'Every Space Has a Story', 'Financial Clarity', 'Finance'],
    links: [
      ['Book a Free Consultation', '/contact'],
      ['See Our Work', '/contact'],
      ['Get a quote', '/contact'],
      ['Call Us Today', 'tel:+442079460100'],
      ['WhatsApp Chat', 'https://wa.me/447700900123'],
    ],
  },
  '/about': {
    sentences: ['properties transformed', 'delivered last year', 'projects from £50,000 to multi-million'],
    headings: [
      'Every Space Has a Story',
      'Our Story',
      'Our Ethos',
      'Mission',
      'Vision',
      'Why Sovran',
      'Our Process',
      'Consultation & Concept',
      'Planning & Design',
      'Build & Project Management',
      'Interiors & Final Styling',
      'Handover & Aftercare',
    ],
    links: [
      ['Begin Today', '/contact'],
      ['Contact Us', '/contact'],
    ],
  },
  '/contact': {
    sentences: ['London W4 0ZZ', 'United Kingdom'],
    headings: [],
    links: [
      ['020 7946 0100', 'tel:+442079460100'],
      ['hello@sovran.example', 'mailto:hello@sovran.example'],
    ],
  },
  '/careers': {
    sentences: ['Join Our Team', 'Full-time', 'London'],
    headings: [
      'Professional development',
      'Flexible working',
      'Health and wellbeing',
      'Project bonuses',
      'Creative environment',
      'Team building',
      'Apply online',
      'Initial review',
      'Interview process',
      'Welcome aboard',
      'Open Positions',
      ...vacancies.map(({ title }) => title),
    ],
    links: [['Contact HR', 'mailto:hr@sovran.example']],
  },
}

test.for(Object.entries(pages))('%s has its sentences, headings and links', async ([address, expected]) => {
  await openServed(address)
  const main = inMain()
  expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const [words] = wordsOf(document.querySelectorAll('main'))
  for (const sentence of expected.sentences) expect(words).toContain(sentence)
  for (const name of expected.headings) main.getByRole('heading', { name })
  for (const [name, link] of expected.links) {
    const found = hrefsOf(main.getAllByRole('link', { name: (accessible) => accessible.includes(name) }))
    expect(new Set(found), name).toEqual(new Set([link]))
  }
})

test('each page keeps its own figures', async () => {
  await openServed('/')
  expect(wordsOf(document.querySelectorAll('main dd'))).toEqual(['17+', '15+', '10-year', '4.8', '385+', '£5M+'])
  await openServed('/about')
  expect(wordsOf(document.querySelectorAll('main dd'))).toEqual(['1785+', '£15M+'])
})

test('home: three promises, three areas, six projects, and the money explained', async () => {
  await openServed('/')
  const hero = within(document.querySelector('main section') as HTMLElement)
  expect(wordsOf(hero.getAllByRole('link'))).toEqual(['Book a Free Consultation', 'See Our Work'])
  const promises = wordsOf(document.querySelectorAll('main section:first-of-type li:has(b)'))
  expect(promises).toHaveLength(3)
  expect(promises[0]).toContain('£10,000 design package')
  expect(promises[1]).toContain('10-year warranty')
  expect(hrefsOf(inside('#services').getAllByRole('link'))).toEqual([
    '/sovran-design',
    '/sovran-builders',
    '/sovran-interiors',
  ])
  expect(inside('#services').getAllByRole('article')).toHaveLength(3)
  expect(inside('#case-studies').getAllByRole('link')).toHaveLength(6 + 1)
  const [terms] = wordsOf([inMain().getByRole('table', { name: 'How payments are released' })])
  expect(terms).toContain('JCT')
  expect(terms).toContain('Only after client approval')
  for (const part of ['£1,000', '£2.5 million', 'Up to 5 years to repay']) inMain().getByText(part)
})

test('about: the sections carry the anchors', async () => {
  await openServed('/about')
  for (const id of ['space-story', 'our-story', 'our-ethos', 'process', 'contact'])
    expect(document.querySelectorAll(`#${id}`), id).toHaveLength(1)
  expect(inside('#process').getAllByRole('listitem')).toHaveLength(5)
})

test('contact: form, hours and map', async () => {
  await openServed('/contact')
  const form = within(inMain().getByRole('form', { name: 'Contact form' }))
  for (const [label, required] of [
    ['Name', true],
    ['Email', true],
    ['Phone', false],
    ['Service', true],
    ['Message', true],
  ] as const)
    expect(form.getByLabelText(label), label).toMatchObject({ required })
  expect(wordsOf(form.getAllByRole('option'))).toEqual(['Select a service', 'Builders', 'Design', 'Interiors'])
  expect(form.getByLabelText('Message')).toMatchObject({ rows: 5 })
  const hours = within(inMain().getByRole('table', { name: 'Business hours' }))
  expect(wordsOf(hours.getAllByRole('row'))).toEqual([
    expect.stringMatching(/^Monday to Friday\s*9:00 AM to 6:00 PM$/),
    expect.stringMatching(/^Saturday\s*10:00 AM to 4:00 PM$/),
    expect.stringMatching(/^Sunday and Bank Holidays\s*Closed$/),
  ])
  expect(hrefsOf([inMain().getByRole('link', { name: /Open in Maps/ })])).toEqual([expect.stringMatching(/^https:/)])
})

test('careers: each vacancy says its facts and leads to its application', async () => {
  await openServed('/careers')
  const vacancyOf = (title: string) => inMain().getByRole('heading', { name: title }).closest('details')
  for (const { id, title } of vacancies) {
    expect(hrefsOf([inMain().getByRole('link', { name: `Apply Now ${title}` })])).toEqual([`/apply/${id}`])
    for (const words of ['London', 'Full-time', 'Responsibilities', 'Requirements'])
      expect(vacancyOf(title)?.textContent).toContain(words)
  }
  expect(document.querySelectorAll('main blockquote')).toHaveLength(3)
})

test.for(vacancies)('/apply/$id shows the vacancy whole, and how to apply', async ({ id, title, department }) => {
  await openServed(`/apply/${id}`)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual([title])
  const facts = wordsOf(document.querySelectorAll('main dd'))
  for (const fact of [department, 'London', 'Full-time'])
    expect(facts.filter((each) => each.includes(fact))).toHaveLength(1)
  for (const list of ['Responsibilities', 'Requirements']) {
    const section = inMain().getByRole('heading', { name: list }).closest('section')
    expect(section?.querySelectorAll('li').length).toBeGreaterThan(2)
  }
  const subject = encodeURIComponent(`Application: ${title} (vacancy ${id})`)
  expect(hrefsOf([inMain().getByRole('link', { name: 'Apply by email' })])).toEqual([
    `mailto:careers@sovran.example?subject=${subject}`,
  ])
  expect(hrefsOf([inMain().getByRole('link', { name: 'Back to Open Positions' })])).toEqual(['/careers#open-positions'])
})

test.for(['0', '4', 'designer'])('the unknown vacancy %s is the 404 page', async (id) => {
  const { status } = await openServed(`/apply/${id}`)
  expect(status).toBe(404)
  expect(wordsOf(inMain().getAllByRole('heading', { level: 1 }))).toEqual(['Page Not Found'])
})
