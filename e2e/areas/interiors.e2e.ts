import { expect, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'
import { playsFilms, reducedMotion } from '../support/visitor.ts'

const root = '/sovran-interiors'

test.use(reducedMotion)

test('the icons of the six rooms are drawn with a font of the site, on a machine with emoji and on one without', async ({
  page,
}) => {
  await visit(page, root)
  const icons = page.locator('#services i')
  await icons.first().scrollIntoViewIfNeeded()
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(loaded).toContain('Sovran Room Icons')
  // In the colour of the words: another font's emoji would bring its own.
  for (const icon of await icons.all()) await expect(icon).toHaveCSS('font-family', /^"?Sovran Room Icons/)
})

test('every film plays', async ({ page }) => {
  for (const index of [0, 1, 2]) {
    await visit(page, `${root}/videos/${index}`)
    test.skip(!(await playsFilms(page)), 'This build of the engine plays no H.264.')
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
    const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds).toBeGreaterThan(0.2)
  }
})

test('an unknown room says nothing that its address says, hydrated too, and is not to be indexed', async ({ page }) => {
  await visit(page, `${root}/sovran-has-gone-bankrupt`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bespoke interiors')
  await expect(page).toHaveTitle('Bespoke interiors | Sovran')
  expect(await page.content()).not.toMatch(/bankrupt/i)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
