import { expect, test } from 'playwright/test'
import { call, hero } from '../src/pages/company.content.ts'

test.use({ javaScriptEnabled: false })
test('the page says what its content says', async ({ page }) => {
  await page.goto('/sovran-company')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  for (const { text, link } of call.actions)
    await expect(page.getByRole('main').getByRole('link', { name: text })).toHaveAttribute('href', link)
})
