import { read, sectionUnder } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { direct } from '../src/direct.content.ts'
import { closing } from '../src/pages/about/about.content.ts'
import { howTo } from '../src/pages/apply/apply.content.ts'
import { testimonials } from '../src/pages/careers/careers.content.ts'
import { vacancies } from '../src/pages/careers/vacancies.content.ts'
import { office } from '../src/pages/contact/contact.content.ts'
import * as home from '../src/pages/home/home.content.ts'

// What the pages say before any script. What the specification says to the letter is written out; the rest is content.
test.use({ javaScriptEnabled: false })

const aboutSteps = [
  ...['Consultation & Concept', 'Planning & Design', 'Build & Project Management'],
  ...['Interiors & Final Styling', 'Handover & Aftercare'],
]
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** Sentences that stand somewhere on a page, headings, and links of its main part. */
const pages = {
  '/': {
    sentences: ['luxury projects delivered since 2018', 'years combined leadership', 'properties transformed'],
    headings: ['Architectural', 'Build', 'Interior', 'Every Space Has a Story', 'Financial Clarity', 'Finance'],
    links: [
      ['Book a Free Consultation', '/contact'],
      ['See Our Work', '/contact'],
      ['Get a quote', '/contact'],
      ['Call Us Today', direct.phone.link],
      ['WhatsApp Chat', direct.chat.link],
    ],
  },
  '/about': {
    sentences: ['properties transformed', 'delivered last year', 'projects from £50,000 to multi-million'],
    headings: [
      ...['Every Space Has a Story', 'Our Story', 'Our Ethos', 'Mission', 'Vision', 'Why Sovran', 'Our Process'],
      ...aboutSteps,
    ],
    links: [
      ['Begin Today', '/contact'],
      ['Contact Us', '/contact'],
      ...closing.links.map(({ title, link }) => [title, link] as const),
    ],
  },
  '/contact': {
    sentences: [office.street, office.district, office.postcode, 'United Kingdom'],
    headings: [],
    links: [direct.phone, direct.email].map(({ title, link }) => [title, link]),
  },
  '/careers': {
    sentences: ['Join Our Team', ...testimonials.items.map(({ text }) => text)],
    headings: [
      ...['Professional development', 'Flexible working', 'Health and wellbeing', 'Project bonuses'],
      ...['Creative environment', 'Team building', 'Apply online', 'Initial review', 'Interview process'],
      ...['Welcome aboard', 'Open Positions', 'Our Culture', 'Benefits and Perks'],
    ],
    links: [['Contact HR', direct.hr.link]],
  },
}

for (const [address, { sentences, headings, links }] of Object.entries(pages))
  test(`${address} has its sentences, headings and links`, async ({ page }) => {
    await read(page, address)
    const main = page.getByRole('main')
    for (const sentence of sentences) await expect(main).toContainText(sentence)
    for (const name of headings) await expect(main.getByRole('heading', { name }).first()).toBeVisible()
    for (const [name, href] of links) {
      const found = main.getByRole('link', { name })
      expect(await found.count(), name).toBeGreaterThan(0)
      for (const link of await found.all()) await expect(link, name).toHaveAttribute('href', href)
    }
  })

test('home has its promises, areas, projects and money', async ({ page }) => {
  await read(page, '/')
  const main = page.getByRole('main')
  await expect(main.locator('dd')).toHaveText(['17+', '15+', '10-year', '4.8', '385+', '£5M+'])
  const hero = main.locator('section').first()
  await expect(hero.locator('p').getByRole('link')).toHaveText(['Book a Free Consultation', 'See Our Work'])
  await expect(hero.locator('li:has(b)')).toContainText(titlesOf(home.hero.promises))
  const cards = home.hero.columns.columns.flatMap((column) => titlesOf(column.cards))
  await expect(hero.getByRole('group').getByRole('link')).toContainText(cards)
  for (const { title, link } of home.services.cards) {
    const card = main.locator('#services').getByRole('article').filter({ hasText: title })
    await expect(card.locator(`a[href="${link}"]`)).toHaveCount(1)
  }
  const tiles = [...home.projects.items.map(({ work }) => work.name), home.projects.all.title]
  await expect(main.locator('#case-studies').getByRole('link')).toContainText(tiles)
  const payments = main.getByRole('table', { name: home.financialClarity.caption })
  await expect(payments).toContainText(/JCT.*Only after client approval/s)
  for (const words of ['£1,000', '£2.5 million', 'Up to 5 years to repay'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
})

test('about has its anchors, and contact its form and hours', async ({ page }) => {
  await read(page, '/about')
  await expect(page.locator('main dd')).toHaveText(['1785+', '£15M+'])
  for (const id of ['space-story', 'our-story', 'our-ethos', 'process', 'contact'])
    await expect(page.locator(`#${id}`), id).toHaveCount(1)
  await expect(page.locator('#process').getByRole('listitem')).toContainText(aboutSteps)

  await read(page, '/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await expect(page.locator('main :is(a[href], button, input)').first()).toHaveAttribute('name', 'name')
  for (const label of ['Name', 'Email', 'Service', 'Message'])
    await expect(form.getByLabel(label), label).toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByRole('option')).toHaveText(['Select a service', 'Builders', 'Design', 'Interiors'])
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5')
  await expect(page.getByRole('table', { name: 'Business hours' }).getByRole('row')).toHaveText([
    /^Monday to Friday\s*9:00 AM to 6:00 PM$/,
    /^Saturday\s*10:00 AM to 4:00 PM$/,
    /^Sunday and Bank Holidays\s*Closed$/,
  ])
  await expect(page.getByRole('link', { name: /Open in Maps/ })).toHaveAttribute('href', /^https:/)
})

test('each vacancy is whole, and says how to apply', async ({ page }) => {
  await read(page, '/careers')
  const rows = page.locator('#open-positions li').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(rows).toContainText(titlesOf(vacancies))
  for (const [index, { id, title, ...facts }] of vacancies.entries()) {
    const words = [facts.department, facts.location, facts.type, ...facts.responsibilities, ...facts.requirements]
    for (const each of words) await expect(rows.nth(index)).toContainText(each)
    await expect(page.getByRole('link', { name: `Apply Now ${title}` })).toHaveAttribute('href', `/apply/${id}`)
  }
  for (const { id, title, department, location, type, posted, responsibilities, requirements } of vacancies) {
    await read(page, `/apply/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('main dd')).toHaveText([department, location, type, posted, `${id}`])
    for (const [name, points] of Object.entries({ Responsibilities: responsibilities, Requirements: requirements }))
      await expect(sectionUnder(page, name).getByRole('listitem')).toHaveText([...points])
    const mail = new URL((await page.getByRole('link', { name: howTo.button }).getAttribute('href')) ?? '')
    expect(mail.pathname).toBe(direct.careers.title)
    // Visitors without a mail program can read the subject.
    await expect(page.getByText(mail.searchParams.get('subject') ?? 'none')).toContainText(`${title} (vacancy ${id})`)
  }
})
