import { visit } from 'e2e/hydrated'
import { dragFinger } from 'e2e/visitor'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from 'playwright/test'

const poster = (page: Page) => page.getByRole('img', { name: /^The living room/ })
const button = (page: Page) => page.getByRole('button', { name: /^Look around/ })
const room = (page: Page) => page.getByRole('slider', { name: 'Look around the living room' })
const facing = (page: Page, degrees: number, direction: string) =>
  Promise.all([
    expect(room(page)).toHaveAttribute('aria-valuenow', String(degrees)),
    expect(room(page)).toHaveAttribute('aria-valuetext', `Facing ${direction}`),
  ])

/** Drags the mouse's pointer sideways across the middle of an element. */
async function pull(page: Page, what: Locator, across: (width: number) => number) {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('The element to drag is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + across(box.width), y, { steps: 6 })
  await page.mouse.up()
}

const panorama = /\/assets\/panorama-living-room-360-/

test('a visitor opens the room with the keyboard, turns to the windows and all the way round', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/sovran-design#renders')
  await poster(page).scrollIntoViewIfNeeded()
  await expect(button(page)).toContainText(/360°, \d\.\d MB/)
  // Nothing of it has been fetched yet.
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

test('a drag opens it, and then turns it; nothing turns by itself', async ({ page }) => {
  await visit(page, '/sovran-design')
  await pull(page, poster(page), () => -60)
  await expect(room(page)).toBeVisible()
  const bearing = async () => Number(await room(page).getAttribute('aria-valuenow'))
  const before = await bearing()
  // Thirty frames on.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await bearing()).toBe(before)
  // A quarter of the horizon is in view, 90 degrees. Two fifths of that are 36.
  await pull(page, room(page), (width) => -width * 0.4)
  expect(await bearing()).toBeCloseTo(before + 36, -1)
})

for (const [fault, upset] of [
  ['the panorama’s file is missing', (page: Page) => page.route(panorama, (route) => route.fulfill({ status: 404 }))],
  [
    'the browser cannot draw in three dimensions',
    (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      }),
  ],
] as const) {
  test(`when ${fault}, the picture stays, the button goes, and the visitor is told`, async ({ page }) => {
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

  test('a tap opens it, and a swipe up still scrolls the page', async ({ page }) => {
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
