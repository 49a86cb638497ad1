import { expect, test } from 'playwright/test'
import { still } from '../support/still.ts'
import { vacancies } from './vacancies.ts'

test.use(still)

test('careers: the hero leads to the open positions, each of which opens, and an application leads back', async ({
  page,
}) => {
  await page.goto('/careers')
  await page.getByRole('link', { name: 'See Open Positions' }).click()
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeInViewport()
  for (const { title } of vacancies) {
    // Whether what they ask for is open or not.
    await expect(page.getByRole('link', { name: `Apply Now ${title}` })).toBeVisible()
    const vacancy = page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) })
    if ((await vacancy.getAttribute('open')) === null) await vacancy.getByRole('heading', { name: title }).click()
    await expect(vacancy.getByText('Requirements')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await page.getByRole('link', { name: 'Back to Open Positions' }).click()
  await expect(page).toHaveURL('/careers#open-positions')
})
