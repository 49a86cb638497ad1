import { follow } from '../support/follow.ts'
import { hydrated } from '../support/hydrated.ts'
import { listen } from './listen.ts'
import { expect, test } from './test.ts'

test('a visitor crosses between all areas in one document, and goes back @smoke', async ({ page }) => {
  const complaints = await listen(page)
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }) && undefined)
  const title = page.getByRole('heading', { level: 1 })
  const first = await title.innerText()
  const seen: string[] = []
  for (const address of ['/sovran-design', '/sovran-builders', '/sovran-interiors', '/contact']) {
    await follow(page, address)
    await expect(page).toHaveURL(address)
    // The old page stays until the new one is there.
    await expect(title).not.toHaveText(seen.at(-1) ?? first)
    await expect(title).toBeVisible()
    seen.push(await title.innerText())
  }
  expect(new Set(seen).size).toBe(seen.length)
  for (const [index, address] of ['/sovran-interiors', '/sovran-builders', '/sovran-design'].entries()) {
    // Not the browser's own button: WebKit's skips pages that were opened without a visitor's press.
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(address)
    await expect(title).toHaveText(seen[2 - index] ?? '')
  }
  await page.evaluate(() => history.forward())
  await expect(title).toHaveText(seen[1] ?? '')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await complaints()).toEqual([])
})
