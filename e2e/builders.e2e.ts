import { expect, type Page, test } from 'playwright/test'
import { categories, page, section } from './buildersPages.ts'

// Everything here is typed out from the specification and the rulings, not read from the product.

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

test('the builders page has its sections in order, and a promo between the first two', async ({ page: at }) => {
  await at.goto(page)
  const ids = await at.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
  expect(ids).toEqual(sectionIds)
  for (const id of ['office-spaces', 'retail']) await expect(at.locator(`#commercial #${id}`)).toHaveCount(1)
  const promo = at.getByText('A free interior design package worth £10,000 with every full home build.')
  await expect(promo).toBeVisible()
  const top = async (what: ReturnType<Page['locator']>) => (await what.boundingBox())?.y ?? Number.NaN
  expect(await top(promo)).toBeGreaterThan(await top(section(at, 'home')))
  expect(await top(promo)).toBeLessThan(await top(section(at, 'about')))
})

test('the hero books a consultation', async ({ page: at }) => {
  await at.goto(page)
  await section(at, 'home').getByRole('link', { name: 'Book Consultation Now' }).click()
  await expect(section(at, 'consultation').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('mission, ethos and brand philosophy stand under About Us', async ({ page: at }) => {
  await at.goto(page)
  await expect(section(at, 'about').getByRole('heading', { level: 3 })).toHaveText([
    'Mission',
    'Ethos',
    'Brand philosophy',
  ])
})

test('seven residential cards lead to their pages', async ({ page: at }) => {
  await at.goto(page)
  const cards = section(at, 'residential').getByRole('link')
  await expect(cards).toHaveCount(7)
  for (const [index, [id, title]] of categories.entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', `${page}/residential/${id}`)
    await expect(cards.nth(index)).toContainText(title)
    await expect(cards.nth(index)).toContainText('Learn More')
  }
})

test('four commercial services, four steps, three testimonials, five questions', async ({ page: at }) => {
  await at.goto(page)
  await expect(section(at, 'commercial').getByRole('heading', { level: 3 })).toHaveText([
    'Office fit-outs',
    'Retail spaces',
    'Hospitality',
    'Industrial units',
  ])
  await expect(section(at, 'process').getByRole('heading', { level: 3 })).toHaveText([
    'Consultation',
    'Design and pricing',
    'Construction',
    'Handover',
  ])
  await expect(section(at, 'testimonials').getByRole('figure')).toHaveCount(3)
  await expect(section(at, 'faq').locator('details > summary')).toHaveCount(5)
})

test('a commercial service that is pointed at or focused shows its picture', async ({ page: at }) => {
  await at.goto(page)
  const commercial = section(at, 'commercial')
  const office = commercial.getByRole('img', { name: /^Open-plan office/ })
  const brasserie = commercial.getByRole('img', { name: /^Brasserie/ })
  const unit = commercial.getByRole('img', { name: /industrial unit/ })
  await commercial.getByRole('heading', { name: 'Office fit-outs' }).hover()
  await expect(office).toBeVisible()
  await expect(brasserie).toBeHidden()
  await commercial.getByRole('heading', { name: 'Hospitality' }).hover()
  await expect(brasserie).toBeVisible()
  await expect(office).toBeHidden()
  await commercial.getByRole('link', { name: 'Industrial units' }).focus()
  await expect(unit).toBeVisible()
})

test('the timelines, the warranties and the finance are as claimed', async ({ page: at }) => {
  await at.goto(page)
  for (const words of ['3 to 6 months', '8 to 12 months', '£1,000 to £2.5 million, with up to 5 years to repay'])
    await expect(section(at, 'faq')).toContainText(words)
  await expect(section(at, 'faq')).toContainText('10-year structural warranty on major works')
  await expect(section(at, 'faq')).toContainText('2-year warranty on installations and fittings')
  await expect(section(at, 'faq')).toContainText('JCT contract')
})

test('every section address shows the builders page under a title of its own', async ({ page: at }) => {
  const titles = new Set<string>()
  for (const id of sectionAddresses) {
    await at.goto(`${page}/${id}`)
    await expect(at.getByRole('heading', { level: 1 })).toContainText('Built to the drawing.')
    titles.add(await at.title())
    await expect(at.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${page}/${id}$`))
  }
  expect(titles.size).toBe(sectionAddresses.length)
})

test('an address below the sections that does not exist is a 404', async ({ page: at }) => {
  const answer = await at.goto(`${page}/scaffolding`)
  expect(answer?.status()).toBe(404)
  await expect(at.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
