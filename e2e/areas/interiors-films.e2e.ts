import { expect, test } from 'playwright/test'
import { still } from '../support/still.ts'
import { root } from './interiorsPages.ts'

test.use(still)

test('every film plays', async ({ page }) => {
  for (const index of [0, 1, 2]) {
    await page.goto(`${root}/videos/${index}`)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
    const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds).toBeGreaterThan(0.2)
  }
})
