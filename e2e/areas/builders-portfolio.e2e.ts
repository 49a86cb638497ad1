import { expect, test } from 'playwright/test'
import { address, section } from './buildersPages.ts'

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
