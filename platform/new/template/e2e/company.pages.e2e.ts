import { expect, test } from 'playwright/test'
import { area } from '../package.json' with { type: 'json' }
import { call, hero } from '../src/pages/company.content.ts'

test.use({ javaScriptEnabled: false })

test('the page shows its content', async ({ page }) => {
  await page.goto(area.prefix)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  for (const { title, link } of call.actions)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', link)
})
