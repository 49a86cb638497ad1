import { expect, type Locator, test } from 'playwright/test'
import { address, categories, section } from './buildersPages.ts'

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

test('the builders page has its sections in order, and a promo between the first two', async ({ page }) => {
  await page.goto(address)
  const ids = await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
  expect(ids).toEqual(sectionIds)
  for (const id of ['office-spaces', 'retail']) await expect(page.locator(`#commercial #${id}`)).toHaveCount(1)
  const promo = page.getByText('A free interior design package worth £10,000 with every full home build.')
  await expect(promo).toBeVisible()
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN
  expect(await top(promo)).toBeGreaterThan(await top(section(page, 'home')))
  expect(await top(promo)).toBeLessThan(await top(section(page, 'about')))
})

test('the hero books a consultation', async ({ page }) => {
  await page.goto(address)
  await section(page, 'home').getByRole('link', { name: 'Book Consultation Now' }).click()
  await expect(section(page, 'consultation').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('mission, ethos and brand philosophy stand under About Us', async ({ page }) => {
  await page.goto(address)
  await expect(section(page, 'about').getByRole('heading', { level: 3 })).toHaveText([
    'Mission',
    'Ethos',
    'Brand philosophy',
  ])
})

test('seven residential cards lead to their pages', async ({ page }) => {
  await page.goto(address)
  const cards = section(page, 'residential').getByRole('link')
  await expect(cards).toHaveCount(7)
  for (const [index, [id, title]] of categories.entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', `${address}/residential/${id}`)
    await expect(cards.nth(index)).toContainText(title)
    await expect(cards.nth(index)).toContainText('Learn More')
  }
})

test('four commercial services, four steps, three testimonials, five questions', async ({ page }) => {
  await page.goto(address)
  await expect(section(page, 'commercial').getByRole('heading', { level: 3 })).toHaveText([
    'Office fit-outs',
    'Retail spaces',
    'Hospitality',
    'Industrial units',
  ])
  await expect(section(page, 'process').getByRole('heading', { level: 3 })).toHaveText([
    'Consultation',
    'Design and pricing',
    'Construction',
    'Handover',
  ])
  await expect(section(page, 'testimonials').getByRole('figure')).toHaveCount(3)
  await expect(section(page, 'faq').locator('details > summary')).toHaveCount(5)
})

test('a commercial service that is pointed at or focused shows its picture', async ({ page }) => {
  await page.goto(address)
  const commercial = section(page, 'commercial')
  const office = commercial.getByRole('img', { name: /^Open-plan office/ })
  const brasserie = commercial.getByRole('img', { name: /^Brasserie/ })
  const unit = commercial.getByRole('img', { name: /^Industrial unit/ })
  // While the page still scrolls there, another service comes under a pointer that rests.
  const pointAt = (name: string, picture: Locator) =>
    expect(async () => {
      await commercial.getByRole('heading', { name }).hover()
      await expect(picture).toBeVisible({ timeout: 1000 })
    }).toPass()
  await pointAt('Office fit-outs', office)
  await expect(brasserie).toBeHidden()
  await pointAt('Hospitality', brasserie)
  await expect(office).toBeHidden()
  await commercial.getByRole('link', { name: 'Industrial units' }).focus()
  await expect(unit).toBeVisible()
})

test('the timelines, the warranties and the finance are as claimed', async ({ page }) => {
  await page.goto(address)
  for (const words of ['3 to 6 months', '8 to 12 months', '£1,000 to £2.5 million, with up to 5 years to repay'])
    await expect(section(page, 'faq')).toContainText(words)
  await expect(section(page, 'faq')).toContainText('10-year structural warranty on major works')
  await expect(section(page, 'faq')).toContainText('2-year warranty on installations and fittings')
  await expect(section(page, 'faq')).toContainText('JCT contract')
})

test('every section address shows the builders page under a title of its own', async ({ page }) => {
  const titles = new Set<string>()
  for (const id of sectionAddresses) {
    await page.goto(`${address}/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Built to the drawing.')
    titles.add(await page.title())
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`))
  }
  expect(titles.size).toBe(sectionAddresses.length)
})

test('an address below the sections that does not exist is a 404', async ({ page }) => {
  const answer = await page.goto(`${address}/scaffolding`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
