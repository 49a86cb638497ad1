import { expect, test } from 'playwright/test'
import { visit, watch } from '../support/hydrated.ts'
import { follow } from '../support/visitor.ts'

test('a visitor crosses between all areas in one document, and goes back', async ({ page }) => {
  const lines = await watch(page)
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }) && undefined)
  const title = page.getByRole('heading', { level: 1 })
  const titles = [await title.innerText()]
  for (const address of ['/sovran-design', '/sovran-builders', '/sovran-interiors', '/contact']) {
    await follow(page, address)
    await expect(page).toHaveURL(address)
    // The old page stays until the new one is there.
    await expect(title).not.toHaveText(titles.at(-1) ?? '')
    await expect(title).toBeFocused()
    titles.push(await title.innerText())
  }
  expect(new Set(titles).size).toBe(5)
  for (const expected of titles.toReversed().slice(1, 4)) {
    await page.goBack()
    await expect(title).toHaveText(expected)
  }
  await page.goForward()
  await expect(title).toHaveText(titles[2] ?? '')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(lines).toEqual([])
})
