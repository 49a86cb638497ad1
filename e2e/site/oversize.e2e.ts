import { expect, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'
import { oversizeInMenus, oversizeOn } from '../support/oversize.ts'
import { reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

/** Pages with many pictures. */
const addresses = ['/', '/sovran-builders', '/sovran-interiors/kitchens/german']

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

test.describe('on a phone no picture is larger than shown', () => {
  test.use(phone)
  for (const address of addresses) {
    test(`on ${address}`, async ({ page }) => {
      await page.goto(address)
      expect(await oversizeOn(page)).toEqual([])
    })
  }
})

for (const { name, screen } of [
  { name: 'a phone', screen: phone },
  { name: 'a laptop', screen: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } },
]) {
  test.describe(`on ${name} no picture is larger than shown`, () => {
    test.use(screen)
    test('in the menus', async ({ page }) => {
      await page.clock.install()
      await visit(page, '/contact')
      expect(await oversizeInMenus(page)).toEqual([])
    })
  })
}
