import { visit } from 'e2e/hydrated'
import { playsFilms, reducedMotion } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { filmAddress } from '../src/pages/videos/filmAddress.ts'
import { films, player } from '../src/pages/videos/films.content.ts'

test.use(reducedMotion)

test('the rooms’ icons are drawn with the site’s font', async ({ page }) => {
  await visit(page, routes.interiors)
  const icons = page.locator('#services i')
  await icons.first().scrollIntoViewIfNeeded()
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(loaded).toContain('Sovran Room Icons')
  // In the colour of the words: another font's emoji would bring its own.
  for (const icon of await icons.all()) await expect(icon).toHaveCSS('font-family', /^"?Sovran Room Icons/)
})

test('every film plays', async ({ page }) => {
  for (const index of films.keys()) {
    await visit(page, filmAddress(index))
    test.skip(!(await playsFilms(page)), 'This build of the engine plays no H.264.')
    await page.getByRole('button', { name: player.play }).click()
    await expect(page.getByRole('button', { name: player.pause })).toBeVisible()
    const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds).toBeGreaterThan(0.2)
  }
})
