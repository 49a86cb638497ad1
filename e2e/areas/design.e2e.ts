import { expect, test } from 'playwright/test'
import { alive } from '../support/alive.ts'
import { hold } from '../support/hold.ts'
import { address, openDesign, section, sectionIds } from './designPage.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const steps = [
  'Initial consultation',
  'Concept development',
  '3D visualization',
  'Technical documentation',
  'Planning and permissions',
  'Project realization',
]
const offerings = [
  'Assessments and surveys',
  'Load-bearing calculations',
  'Foundation design',
  'Beam and column design',
]

test.beforeEach(({ page }) => openDesign(page))

test('the page has its sections in order, and the overview answers to "services" too', async ({ page }) => {
  const ids = await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
  expect(ids).toEqual(sectionIds)
  const top = (id: string) => page.locator(`#${id}`).evaluate((found) => found.getBoundingClientRect().top)
  expect(await top('services')).toBe(await top('overview'))
  await expect(page.locator('#services')).toBeEmpty()
})

test('the hero leads to the portfolio and to the consultation', async ({ page }) => {
  const hero = section(page, 'home')
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await hero.getByRole('link', { name: 'View Our Portfolio' }).click()
  await expect(section(page, 'portfolio').getByRole('heading', { level: 2 })).toBeInViewport()
  await page.goto(address)
  await hero.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(section(page, 'contact').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('a link within the page, followed while its code is on the way, lands and keeps the page', async ({ page }) => {
  const release = await hold(page, /\/r\/design\/assets\/area-[^/]+\.js$/)
  await page.goto(address)
  await page.waitForSelector('html[data-alive="frame"]', { state: 'attached' })
  const contact = section(page, 'contact')
  await contact.evaluate((it) => Object.assign(it, { isPrerendered: true }))
  await section(page, 'home').getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
  release()
  await alive(page)
  const nav = page.getByRole('navigation', { name: 'Sections of this page' })
  await expect(nav.locator('[aria-current="location"]')).toHaveAttribute('href', `${address}#contact`)
  await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
  expect(await contact.evaluate((it) => 'isPrerendered' in it)).toBe(true)
})

test('services, steps, tools, people, offerings and projects are as many as they should be', async ({ page }) => {
  for (const [id, count] of [
    ['overview', 6],
    ['process', 6],
    ['technology', 6],
    ['team', 3],
    ['engineering', 4],
    ['projects', 4],
  ] as const)
    await expect(section(page, id).getByRole('listitem'), id).toHaveCount(count)
})

test('six steps and four offerings are named in order, and the offerings lead to the contact form', async ({
  page,
}) => {
  await expect(section(page, 'process').getByRole('heading', { level: 3 })).toHaveText(steps)
  const engineering = section(page, 'engineering')
  await expect(engineering.getByRole('heading', { level: 3 })).toHaveText(offerings)
  await engineering.getByRole('link', { name: 'Request Structural Consultation' }).click()
  await expect(section(page, 'contact').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('every service leads to a section of the page', async ({ page }) => {
  for (const link of await section(page, 'overview').getByRole('link').all()) {
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1)
    expect(sectionIds).toContain(id)
  }
})

test('four figures are as this page states them', async ({ page }) => {
  for (const [figure, label] of [
    ['250+', 'projects'],
    ['98%', 'satisfaction'],
    ['15+', 'awards'],
    ['12', 'years'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    await expect(term.locator('..').getByRole('definition')).toHaveText(figure)
  }
})

test('the banner offers the consultation and the portfolio', async ({ page }) => {
  for (const [name, id] of [
    ['Schedule Consultation', 'contact'],
    ['View Portfolio', 'portfolio'],
  ] as const) {
    const links = page.getByRole('link', { name, exact: true })
    await expect(links.last()).toHaveAttribute('href', new RegExp(`#${id}$`))
  }
})

test('four questions open to their answers', async ({ page }) => {
  const questions = section(page, 'faq').locator('details')
  await expect(questions).toHaveCount(4)
  for (const [index, subject] of [/project/i, /design stage/i, /planning permission/i, /realistic.*3D/i].entries()) {
    const question = questions.nth(index)
    await expect(question.locator('summary')).toHaveText(subject)
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph')).toBeVisible()
  }
})
