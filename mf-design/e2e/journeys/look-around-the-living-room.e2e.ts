import { visit } from 'e2e/hydrated'
import { dragFinger } from 'e2e/visitor'
import { expect, type Page, test } from 'playwright/test'

const poster = (page: Page) => page.getByRole('img', { name: /^The living room/ })
const button = (page: Page) => page.getByRole('button', { name: /^Look around/ })
const room = (page: Page) => page.getByRole('slider', { name: 'Look around the living room' })
const facing = (page: Page, degrees: number, direction: string) =>
  Promise.all([
    expect(room(page)).toHaveAttribute('aria-valuenow', String(degrees)),
    expect(room(page)).toHaveAttribute('aria-valuetext', `Facing ${direction}`),
  ])

const panorama = /\/assets\/panorama-living-room-360-/

test('a visitor opens the room and turns by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/sovran-design#renders')
  await poster(page).scrollIntoViewIfNeeded()
  await expect(button(page)).toContainText(/360°, \d\.\d MB/)
  // No part of the panorama has been fetched yet.
  expect(asked.filter((url) => panorama.test(url))).toEqual([])

  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(room(page)).toBeFocused()
  await expect(button(page)).toHaveCount(0)
  expect(asked.filter((url) => panorama.test(url))).toHaveLength(1)
  await facing(page, 195, 'south')
  await page.keyboard.press('ArrowLeft')
  await facing(page, 180, 'south')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await facing(page, 150, 'south-east')
  for (let turn = 0; turn < 24; turn++) await page.keyboard.press('ArrowRight')
  await facing(page, 150, 'south-east')
  await expect(room(page).locator('canvas')).toBeVisible()
})

for (const [fault, upset] of [
  ['the file is missing', (page: Page) => page.route(panorama, (route) => route.fulfill({ status: 404 }))],
  [
    'the browser cannot draw',
    (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      }),
  ],
] as const) {
  test(`if ${fault}, the picture stays`, async ({ page }) => {
    await upset(page)
    await visit(page, '/sovran-design')
    await button(page).click()
    const apology = page.getByRole('alert').filter({ hasText: 'panorama' })
    await expect(apology).toHaveText('The panorama did not load. The picture shows the same room.')
    await expect(apology).toBeFocused()
    await expect(poster(page)).toBeVisible()
    await expect(button(page)).toHaveCount(0)
    await expect(room(page)).toHaveCount(0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only in Chromium can a test drag a finger.')

  test('a tap opens it; a swipe up scrolls the page', async ({ page }) => {
    await visit(page, '/sovran-design')
    await button(page).tap()
    await expect(room(page)).toBeVisible()
    const box = await room(page).boundingBox()
    if (!box) throw new Error('The room is not laid out.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = await page.evaluate(() => scrollY)
    await dragFinger(page, ...Array.from({ length: 11 }, (_, step): [number, number] => [x, y - 15 * step]))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
    await facing(page, 195, 'south')
  })
})
