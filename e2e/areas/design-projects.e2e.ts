import { expect, test } from 'playwright/test'
import { openDesign, section } from './designPage.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const filters = ['All', 'Residential', 'Commercial', 'Hospitality', 'Retail']

test.beforeEach(({ page }) => openDesign(page))

test('the buttons of the projects have a category beside them, say why they do nothing, and do nothing', async ({
  page,
}) => {
  const projects = section(page, 'projects')
  await expect(projects.getByRole('button', { name: 'View Project', exact: true })).toHaveCount(4)
  await expect(projects.getByRole('button', { name: 'View All Projects', exact: true })).toHaveCount(1)
  for (const category of ['New-build', 'Renovation', 'Garden building', 'Commercial']) {
    await expect(projects.getByText(category, { exact: true })).toBeVisible()
  }
  for (const button of await projects.getByRole('button').all()) {
    await expect(button).toHaveAccessibleDescription(/no pages of their own yet/)
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(button).toHaveAttribute('type', 'button')
    const before = { url: page.url(), words: await projects.textContent() }
    await button.click()
    expect({ url: page.url(), words: await projects.textContent() }).toEqual(before)
  }
})

test('the portfolio shows eight projects, and a filter only those that match', async ({ page }) => {
  const portfolio = section(page, 'portfolio')
  const projects = portfolio.getByRole('article')
  await expect(portfolio.getByRole('button')).toHaveText(filters)
  await expect(portfolio.getByRole('button', { pressed: true })).toHaveText('All')
  await expect(projects).toHaveCount(8)
  let matching = 0
  for (const category of filters.slice(1)) {
    await portfolio.getByRole('button', { name: category }).click()
    await expect(portfolio.getByRole('button', { pressed: true })).toHaveText(category)
    await expect(projects.filter({ hasNotText: category })).toHaveCount(0)
    const count = await projects.count()
    await expect(portfolio.getByRole('status')).toHaveText(`${count} ${count === 1 ? 'project' : 'projects'} shown`)
    matching += count
  }
  expect(matching).toBe(8)
})
