import { expect, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'
import { oversizeInMenus, oversizeOn } from '../support/oversize.ts'
import { reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

/** Pages with many pictures. */
const addresses = ['/', '/sovran-builders', '/sovran-interiors/kitchens/german']

const screens = {
  'a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  'a laptop': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
}

for (const [name, screen] of Object.entries(screens))
  test.describe(`on ${name} no picture is larger than shown`, () => {
    test.use(screen)
    for (const address of name === 'a phone' ? addresses : [])
      test(`on ${address}`, async ({ page }) => {
        await page.goto(address)
        expect(await oversizeOn(page)).toEqual([])
      })
    test('in the menus', async ({ page }) => {
      await page.clock.install()
      await visit(page, '/contact')
      expect(await oversizeInMenus(page)).toEqual([])
    })
  })
