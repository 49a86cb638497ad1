import { visit } from 'e2e/hydrated'
import { expect, test } from 'playwright/test'
import { titled } from 'shared-ui/brand'
import { hero } from '../../src/pages/interiors.content.ts'
import { summary as german } from '../../src/pages/kitchens/german/german.content.ts'
import { summary as traditional } from '../../src/pages/kitchens/traditional/traditional.content.ts'

test('a visitor compares kitchen styles, and finds the way back', async ({ page }) => {
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  await visit(page, '/sovran-interiors')

  await main.getByRole('link', { name: /^Kitchens Planned/ }).click()
  await expect(title).toHaveText('Kitchens')
  await main.getByRole('link', { name: /View German/ }).click()
  await expect(title).toHaveText(german.title)
  await main.getByRole('navigation', { name: 'Kitchens' }).getByRole('link', { name: 'Traditional' }).click()
  await expect(title).toHaveText(traditional.title)
  await expect(page).toHaveTitle(titled(traditional.head.title))
  await main.getByRole('link', { name: 'View More Designs' }).click()
  await expect(title).toHaveText('Kitchens')
  await main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Interiors' }).click()
  await expect(title).toHaveText(hero.headline)
  await expect(page.getByRole('form', { name: 'Interiors enquiry form' })).toBeVisible()
})
