import { expect, test } from 'playwright/test'
import { root } from './interiorsPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test.describe('films', () => {
  for (const [index, title] of [
    'Walnut dressing room, Barnes',
    'Travertine bathroom, Kew',
    'Green library, Chiswick',
  ].entries()) {
    test(`film ${index} plays`, async ({ page }) => {
      await page.goto(`${root}/videos/${index}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('navigation', { name: 'Watch next' }).getByRole('link')).toHaveCount(2)
      const film = page.locator('video')
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
    })
  }

  for (const index of ['3', '-1', 'x']) {
    test(`film ${index} is a 404`, async ({ page }) => {
      const answer = await page.goto(`${root}/videos/${index}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    })
  }
})
