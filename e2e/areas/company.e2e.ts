import { expect, type Page, test } from 'playwright/test'
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

for (const [address, { sentences, headings, links }] of Object.entries(pages)) {
  test(`${address} has its sentences, headings and links`, async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const sentence of sentences) await expect(main.getByText(sentence).first()).toBeVisible()
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(1)
    for (const [name, link] of links) {
      const found = main.getByRole('link', { name })
      expect(await found.count(), name).toBeGreaterThan(0)
      for (const each of await found.all()) await expect(each).toHaveAttribute('href', link)
    }
  })
}

const figures = async (page: Page) =>
  (await page.getByRole('main').locator('dd').allTextContents()).map((figure) => figure.trim())

test('each page keeps its own figures', async ({ page }) => {
  await page.goto('/')
  expect(await figures(page)).toEqual(['17+', '15+', '10-year', '4.8', '385+', '£5M+'])
  await page.goto('/about')
  expect(await figures(page)).toEqual(['1785+', '£15M+'])
})
