import { expect, test } from 'playwright/test'
import { addresses } from './addresses.ts'
import { alive } from './alive.ts'
import { oversizeInMenus, oversizeOn } from './oversize.ts'
import { budgetsOf, phone, weigh } from './weight.ts'

test.describe('before anybody touches it', () => {
  test.use(phone)
  for (const address of addresses) {
    test(`${address} keeps its budgets`, async ({ page }) => {
      const weightOf = weigh(page)
      await page.goto(address)
      await alive(page)
      await page.waitForLoadState('networkidle')
      const { scriptKiB, requests, weightKiB, firstPictureKiB, early } = await weightOf()
      const budgets = budgetsOf(address)
      expect.soft(scriptKiB, 'JavaScript, KiB').toBeLessThanOrEqual(budgets.scriptKiB)
      expect.soft(requests, 'requests').toBeLessThanOrEqual(budgets.requests)
      expect.soft(weightKiB, 'weight, KiB').toBeLessThanOrEqual(budgets.weightKiB)
      expect.soft(firstPictureKiB, 'the first picture, KiB').toBeLessThanOrEqual(budgets.firstPictureKiB)
      expect.soft(early, 'files that nothing asked for').toEqual([])
    })
  }
})

// A page of each kind; `npm run audit` looks at every address.
const looked = [
  '/',
  '/about',
  '/sovran-design',
  '/sovran-builders',
  '/sovran-builders/residential/renovations',
  '/sovran-interiors',
  '/sovran-interiors/kitchens',
  '/sovran-interiors/kitchens/german',
  '/sovran-interiors/projects',
  '/sovran-interiors/gallery',
  '/sovran-interiors/videos/0',
]

for (const { name, screen } of [
  { name: 'a phone', screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
  { name: 'a laptop', screen: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } },
]) {
  test.describe(`on ${name} no picture has above 1.5 times the pixels that it shows`, () => {
    test.use(screen)
    for (const address of looked) {
      test(`on ${address}`, async ({ page }) => {
        await page.goto(address)
        expect(await oversizeOn(page)).toEqual([])
      })
    }
    test('in the menus', async ({ page }) => {
      await page.goto('/contact')
      await alive(page)
      expect(await oversizeInMenus(page)).toEqual([])
    })
  })
}
