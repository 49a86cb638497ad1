import { expect, test } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { still } from '../support/still.ts'
import { root } from './interiorsPages.ts'

test.use(still)

test('the icons of the six rooms are drawn with a font of the site, on a machine with emoji and on one without', async ({
  page,
}) => {
  await page.goto(root)
  const icons = page.locator('#services i')
  await icons.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    )
    .toContain('Sovran Room Icons')
  // In the colour of the words: another font's emoji would bring its own.
  const family = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).fontFamily))
  for (const each of family) expect(each).toMatch(/^"?Sovran Room Icons/)
})

for (const address of ['sovran-has-gone-bankrupt', 'Kitchens']) {
  test(`the unknown room ${address} stays as it was served, without an error`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(`${root}/${address}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bespoke interiors')
    await expect(page).toHaveTitle('Bespoke interiors | Sovran')
    expect(await page.content()).not.toMatch(/bankrupt/i)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(faults).toEqual([])
  })
}
