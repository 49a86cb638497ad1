import { expect, type Page, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'
import { reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

const limit = 1.5

/** Pictures that have more than 1.5 times the displayed pixels at their largest size. */
async function largerThanShown(page: Page, parts: string): Promise<string[]> {
  const shown = await page.locator(`:is(${parts}) img`).evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images
        .filter((image) => image.currentSrc && image.naturalWidth > 0 && image.checkVisibility())
        .map(async ({ currentSrc, offsetWidth, offsetHeight, sizes }) => {
          // With a srcset of widths, the picture's naturalWidth comes from `sizes`, not from the file.
          const file = new Image()
          file.src = currentSrc
          // Not decode(), which would decode all pixels: the file's size is known once it has loaded.
          await new Promise((resolve, reject) => Object.assign(file, { onload: resolve, onerror: reject }))
          // `object-fit: cover` crops a part that is downloaded nevertheless.
          const scale = Math.max(offsetWidth / file.naturalWidth, offsetHeight / file.naturalHeight) * devicePixelRatio
          return { currentSrc, ratio: 1 / scale ** 2, words: `${offsetWidth} × ${offsetHeight}, sizes ${sizes}` }
        }),
    ),
  )
  // A page may reuse a file, so the place with the largest size counts.
  const least = (file: string) => Math.min(...shown.flatMap((one) => (one.currentSrc === file ? [one.ratio] : [])))
  return shown
    .filter(({ currentSrc, ratio }) => ratio > limit && ratio < Infinity && least(currentSrc) > limit)
    .map(({ currentSrc, ratio, words }) => `${currentSrc}: ${ratio.toFixed(1)} times what is shown, ${words}`)
}

const screens = {
  'a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  'a laptop': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
}

for (const [name, screen] of Object.entries(screens))
  test.describe(`on ${name}`, () => {
    test.use(screen)

    test('no picture of a menu is larger than shown', async ({ page }) => {
      await page.clock.install()
      await visit(page, '/contact')
      const full = page.getByRole('button', { name: 'Menu', exact: true })
      if (await full.isVisible()) await full.click()
      const menus = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
      for (const trigger of await menus.locator('[data-panel] > button, [data-panel] > details > summary').all()) {
        if (!(await trigger.isVisible())) continue
        await trigger.click()
        // The menu fetches its pictures one by one, the first after a second.
        await page.clock.fastForward(2500)
        await page.waitForLoadState('networkidle')
        expect(await largerThanShown(page, 'header, dialog')).toEqual([])
      }
    })
  })

test.describe('on a phone', () => {
  test.use(screens['a phone'])

  // Pages with many pictures, each in a browser of its own: with a cached file, a browser may show that in place of a
  // smaller one.
  for (const address of ['/', '/sovran-builders', '/sovran-interiors/kitchens/german'])
    test(`no picture on ${address} is larger than shown`, async ({ page }) => {
      await visit(page, address)
      const pictures = page.locator('main img')
      // Loads the pictures further down without scrolling, which does not affect the browser's choice of file.
      await pictures.evaluateAll((all: HTMLImageElement[]) => {
        for (const image of all) image.loading = 'eager'
      })
      const coming = () =>
        pictures.evaluateAll(
          (all: HTMLImageElement[]) => all.filter((it) => !it.complete && it.checkVisibility()).length,
        )
      await expect.poll(coming).toBe(0)
      expect(await largerThanShown(page, 'main')).toEqual([])
    })
})
