import type { Page } from 'playwright/test'

/** Drags a finger from point to point over the screen. Chromium only: Playwright itself has taps, but no drags. */
export async function finger(page: Page, ...points: readonly [x: number, y: number][]) {
  const screen = await page.context().newCDPSession(page)
  for (const [index, [x, y]] of points.entries())
    await screen.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}
