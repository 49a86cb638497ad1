import { expect, test } from 'playwright/test'
import { alive } from '../support/alive.ts'
import { oversizeInMenus } from '../support/oversize.ts'

// every-page asks the same of pages, and `npm run audit` looks at every address on both screens.
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

for (const { name, screen } of [
  { name: 'a phone', screen: phone },
  { name: 'a laptop', screen: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } },
]) {
  test.describe(`on ${name} no picture has above 1.5 times the pixels that it shows`, () => {
    test.use(screen)
    test('in the menus', async ({ page }) => {
      await page.goto('/contact')
      await alive(page)
      expect(await oversizeInMenus(page)).toEqual([])
    })
  })
}
