import { expect, type Locator, type Page, test } from 'playwright/test'
import { still } from '../support/still.ts'
import { address } from './buildersPages.ts'

test.use(still)

const section = (page: Page, id: string) => page.locator(`section#${id}`)

test('the hero books a consultation', async ({ page }) => {
  await page.goto(address)
  await section(page, 'home').getByRole('link', { name: 'Book Consultation Now' }).click()
  await expect(section(page, 'consultation').getByRole('heading', { level: 2 })).toBeInViewport()
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

// Expected words are written out here and not imported, so that a change in the product fails the test.
test('the portfolio shows eight projects and filters them by category', async ({ page }) => {
  await page.goto(address)
  const portfolio = section(page, 'portfolio')
  const filters = portfolio.getByRole('button')
  await expect(filters).toHaveText(['All', 'Residential', 'Commercial', 'Extensions', 'New-builds'])
  await expect(portfolio.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await expect(portfolio.getByRole('article')).toHaveCount(8)
  for (const [name, titles] of [
    ['Residential', ['Georgian terrace, Richmond', 'Attic sitting room, Ealing']],
    ['Commercial', ['Studio, Brentford', 'Brasserie, Kew']],
    ['Extensions', ['Garden room, Isleworth', 'Kitchen wing, Strawberry Hill']],
    ['New-builds', ['Pool house, Esher', 'Two-gable house, Ham']],
  ] as const) {
    await portfolio.getByRole('button', { name }).click()
    await expect(portfolio.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(portfolio.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
    await expect(portfolio.getByRole('article')).toHaveCount(2)
    for (const title of titles) await expect(portfolio.getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(portfolio.getByRole('status')).toHaveText('2 projects shown')
  }
  await portfolio.getByRole('button', { name: 'All' }).click()
  await expect(portfolio.getByRole('article')).toHaveCount(8)
  await expect(portfolio.getByRole('status')).toHaveText('8 projects shown')
})
