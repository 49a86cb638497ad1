import { addresses } from '../support/addresses.ts'
import { hydrated } from '../support/hydrated.ts'
import { isSideways } from '../support/isSideways.ts'
import { listen } from './listen.ts'
import { expect, test } from './test.ts'

for (const address of addresses) {
  test(`${address} is hydrated without an error, and scrolls sideways on no screen`, async ({ page }) => {
    const complaints = await listen(page)
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isSideways(page), '1440 px wide').toBe(false)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await isSideways(page), '390 px wide').toBe(false)
    expect(await complaints()).toEqual([])
  })
}
