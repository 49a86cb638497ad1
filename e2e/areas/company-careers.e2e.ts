import { expect, test } from 'playwright/test'
import { vacancies } from './vacancies.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test('careers: the hero leads to the open positions, and each vacancy to its application', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('link', { name: 'See Open Positions' }).click()
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeInViewport()
  // Whether what they ask for is open or not.
  for (const { id, title } of vacancies) {
    const apply = page.getByRole('link', { name: `Apply Now ${title}` })
    await expect(apply).toBeVisible()
    await expect(apply).toHaveAttribute('href', `/apply/${id}`)
  }
  for (const { title } of vacancies) {
    const vacancy = page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) })
    if ((await vacancy.getAttribute('open')) === null) await vacancy.getByRole('heading', { name: title }).click()
    for (const words of ['London', 'Full-time', 'Responsibilities', 'Requirements'])
      await expect(vacancy.getByText(words)).toBeVisible()
  }
  await expect(page.getByRole('main').locator('blockquote')).toHaveCount(3)
})

for (const { id, title, department } of vacancies) {
  test(`/apply/${id} shows the vacancy whole, how to apply and the way back`, async ({ page }) => {
    await page.goto(`/apply/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const fact of [department, 'London', 'Full-time'])
      await expect(page.getByRole('main').getByRole('definition').filter({ hasText: fact })).toHaveCount(1)
    for (const list of ['Responsibilities', 'Requirements']) {
      const section = page.locator('section', { has: page.getByRole('heading', { name: list }) })
      expect(await section.getByRole('listitem').count()).toBeGreaterThan(2)
    }
    const subject = encodeURIComponent(`Application: ${title} (vacancy ${id})`)
    await expect(page.getByRole('link', { name: 'Apply by e-mail' })).toHaveAttribute(
      'href',
      `mailto:careers@sovran.example?subject=${subject}`,
    )
    await page.getByRole('link', { name: 'Back to Open Positions' }).click()
    await expect(page).toHaveURL('/careers#open-positions')
  })
}

test('an unknown vacancy is the 404 page', async ({ page }) => {
  for (const id of ['0', '4', 'designer']) {
    const answer = await page.goto(`/apply/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  }
})
