import { expect, test } from 'playwright/test'
import { still } from '../support/still.ts'
import { openDesign } from './openDesign.ts'

test.use(still)

// Expected words are written out here and not imported, so that a change in the product fails the test.

test.beforeEach(({ page }) => openDesign(page))

test('the buttons of the projects have a category beside them, say why they do nothing, and do nothing', async ({
  page,
}) => {
  const projects = page.locator('section#projects')
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
