import { sitemap } from 'e2e/site'
import { expectLinks, read, sectionUnder } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { openingRows } from 'shared-ui/openingHours'
import { officeHours } from 'shared-ui/openingHours.content'
import { contactLinks } from '../src/contactLinks.content.ts'
import { closing } from '../src/pages/about/about.content.ts'
import { howTo } from '../src/pages/apply/apply.content.ts'
import { testimonials } from '../src/pages/careers/careers.content.ts'
import { vacancies } from '../src/pages/careers/vacancies.content.ts'
import { vacancyDate } from '../src/pages/careers/vacancy.ts'
import { office } from '../src/pages/contact/contact.content.ts'
import * as home from '../src/pages/home/home.content.ts'

// The content of the pages before any script runs. Text that the specification prescribes is written out; the rest is
// from content files.
test.use({ javaScriptEnabled: false })

const aboutSteps = [
  ...['Consultation & Concept', 'Planning & Design', 'Build & Project Management'],
  ...['Interiors & Final Styling', 'Handover & Aftercare'],
]
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test('home has its promises, areas, projects and prices', async ({ page }) => {
  await read(page, '/')
  const main = page.getByRole('main')
  await expect(main.locator('dd')).toHaveText(['17+', '15+', '10-year', '4.8', '385+', '£5M+'])
  await expect(main.getByRole('heading', { level: 2 })).toContainText(['Every Space Has a Story', 'Financial Clarity'])
  const hero = main.locator('section').first()
  await expect(hero.locator('li:has(b)')).toContainText(titlesOf(home.hero.promises))
  const cards = home.hero.columns.columns.flatMap((column) => titlesOf(column.cards))
  await expect(hero.getByRole('group').getByRole('link')).toContainText(cards)
  const services = main.locator('#services').getByRole('article')
  await expect(services).toContainText(['Architectural', 'Build', 'Interior'])
  for (const [index, { link }] of home.services.cards.entries())
    await expect(services.nth(index).locator(`a[href="${link}"]`)).toHaveCount(1)
  const tiles = [...home.projects.items.map(({ work }) => work.name), home.projects.all.title]
  await expect(main.locator('#case-studies').getByRole('link')).toContainText(tiles)
  const payments = main.getByRole('table', { name: home.financialClarity.caption })
  await expect(payments).toContainText(/JCT.*released only after client approval/s)
  for (const words of ['£1,000', '£2.5 million', 'Up to 5 years to repay'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expectLinks(main, [
    ...['Book a Free Consultation', 'Get a quote'].map((title) => ({ title, link: '/contact' })),
    { title: 'See Our Work', link: '/contact#projects' },
    { title: 'Call Us Today', link: contactLinks.phone.link },
    { title: 'WhatsApp Chat', link: contactLinks.chat.link },
  ])
})

test('about has its story, anchors, figures and steps', async ({ page }) => {
  await read(page, '/about')
  const main = page.getByRole('main')
  await expect(main.locator('dd')).toHaveText(['1785+', '£15M+'])
  await expect(main).toContainText('projects from £50,000 to multi-million')
  for (const name of ['Our Story', 'Our Ethos', 'Mission', 'Vision', 'Why Sovran', 'Our Process'])
    await expect(main.getByRole('heading', { name }).first()).toBeVisible()
  for (const id of ['space-story', 'our-story', 'our-ethos', 'process', 'contact'])
    await expect(page.locator(`#${id}`), id).toHaveCount(1)
  await expect(page.locator('#process').getByRole('listitem')).toContainText(aboutSteps)
  await expectLinks(main, [
    ...['Begin Today', 'Contact Us'].map((title) => ({ title, link: '/contact' })),
    ...closing.links,
  ])
})

test('contact has its form first, then its address and hours', async ({ page }) => {
  await read(page, '/contact')
  const main = page.getByRole('main')
  const form = page.getByRole('form', { name: 'Contact form' })
  await expect(page.locator('main :is(a[href], button, input)').first()).toHaveAttribute('name', 'name')
  await expect(form.locator('[required]')).toHaveCount(4)
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByRole('option')).toHaveText(['Select a service', 'Builders', 'Design', 'Interiors'])
  for (const words of [office.street, office.district, office.postcode, 'United Kingdom'])
    await expect(main).toContainText(words)
  await expect(page.getByRole('table', { name: 'Business hours' }).getByRole('row')).toHaveText(
    openingRows(officeHours).map(({ day, time }) => new RegExp(`^${day}\\s*${time}$`)),
  )
  await expectLinks(main, [{ title: 'Open in Maps', link: /^https:/ }, contactLinks.phone, contactLinks.email])
})

test('the contact page knows every page named in its links', async ({ baseURL }) => {
  const textOf = async (address: string) => (await fetch(new URL(address, baseURL))).text()
  const pages = await Promise.all((await sitemap()).map(textOf))
  const words = new Set(pages.join('').match(/(?<=\?about=)[^"#]+/g))
  expect(words.size).toBeGreaterThan(25)
  const subjects = JSON.parse(await textOf('/subjects.json'))
  expect([...words].filter((word) => !(word in subjects))).toEqual([])
  expect(subjects).toMatchObject({
    'loft-conversions': { title: 'loft conversions', service: 'builders' },
    german: { title: 'German kitchens', service: 'interiors' },
    'two-gable-house-ham': { title: 'the two-gable house, Ham', service: 'builders' },
  })
})

test('each vacancy is complete, and explains how to apply', async ({ page }) => {
  await read(page, '/careers')
  const main = page.getByRole('main')
  await expectLinks(main, [{ title: 'Contact HR', link: contactLinks.hr.link }])
  for (const { text } of testimonials.items) await expect(main).toContainText(text)
  const names = ['Professional development', 'Flexible working', 'Initial review', 'Interview process']
  for (const name of [...names, 'Welcome aboard', 'Open Positions', 'Our Culture', 'Benefits and Perks'])
    await expect(main.getByRole('heading', { name }).first()).toBeVisible()
  const rows = page.locator('#open-positions li').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(rows).toContainText(titlesOf(vacancies))
  for (const { id, title } of vacancies)
    await expectLinks(main, [{ title: `Apply Now ${title}`, link: `/apply/${id}` }])
  for (const vacancy of vacancies) {
    const { id, title, department, location, type, responsibilities, requirements } = vacancy
    await read(page, `/apply/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('main dd')).toHaveText([
      department,
      location,
      type,
      vacancyDate(vacancy, 'posted'),
      `${id}`,
    ])
    for (const [name, points] of Object.entries({ Responsibilities: responsibilities, Requirements: requirements }))
      await expect(sectionUnder(page, name).getByRole('listitem')).toHaveText([...points])
    const mail = new URL((await page.getByRole('link', { name: howTo.button }).getAttribute('href')) ?? '')
    expect(mail.pathname).toBe(contactLinks.careers.title)
    // Visitors without an email program can read the subject.
    await expect(page.getByText(mail.searchParams.get('subject') ?? 'none')).toContainText(`${title} (vacancy ${id})`)
  }
})
