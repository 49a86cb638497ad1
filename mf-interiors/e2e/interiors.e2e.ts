import { visit } from 'e2e/hydrated'
import { playsFilms, reducedMotion } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { filmPath } from '../src/catalogue/paths.ts'
import { films, player } from '../src/pages/videos/films.content.ts'

test.use(reducedMotion)

test('every film plays', async ({ page }) => {
  for (const index of films.keys()) {
    await visit(page, filmPath(index))
    test.skip(!(await playsFilms(page)), 'This build of the engine plays no H.264.')
    await page.getByRole('button', { name: player.play }).click()
    await expect(page.getByRole('button', { name: player.pause })).toBeVisible()
    const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds).toBeGreaterThan(0.2)
  }
})
