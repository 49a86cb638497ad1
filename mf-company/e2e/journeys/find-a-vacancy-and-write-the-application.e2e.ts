import { visit } from 'e2e/hydrated'
import { expect, test } from 'playwright/test'
import { howTo } from '../../src/pages/apply/apply.content.ts'
import { vacancies } from '../../src/pages/careers/vacancies.content.ts'

test.skip(vacancies.length === 0, 'There is no vacancy.')

const { id, title = '' } = vacancies[0] ?? {}
const address = `/apply/${id}`
const apply = `Apply Now ${title}`

test('a job seeker finds a vacancy and writes an email', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await page.getByRole('link', { name: 'See Open Positions' }).click()
  await page.getByRole('link', { name: apply }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('link', { name: howTo.button })).toHaveAttribute('href', /^mailto:careers@/)
  await page.getByRole('link', { name: 'Back to Open Positions' }).click()
  await expect(page).toHaveURL('/careers#open-positions')
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeInViewport()
})
