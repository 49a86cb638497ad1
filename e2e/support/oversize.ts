import type { Page } from 'playwright/test'
import { hydrated } from './hydrated.ts'

/** A picture that was downloaded larger than it is shown. */
export interface Oversize {
  /** The name of the file that the browser chose. */
  picture: string
  /** Pixels downloaded for each pixel that the screen shows. */
  ratio: number
  /** The picture's width and height on the page, in CSS px. */
  shown: string
  /** The attribute that made the browser choose the file. */
  sizes: string
}

const limit = 1.5

/** Lists the page's pictures with more than 1.5 times the pixels that they show. */
export async function oversizeOn(page: Page): Promise<Oversize[]> {
  await hydrated(page)
  // Fetches what is further down without scrolling there: which file the browser chooses does not depend on that.
  await page.evaluate(() => {
    for (const img of document.querySelectorAll<HTMLImageElement>('main img')) img.loading = 'eager'
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every((img) => img.complete || !img.checkVisibility()),
  )
  return oversizeIn(page, 'main')
}

/** The same for the pictures of the menus. Opens each menu that the page has at its width. It needs the page's clock. */
export async function oversizeInMenus(page: Page): Promise<Oversize[]> {
  const full = page.getByRole('button', { name: 'Menu', exact: true })
  if (await full.isVisible()) await full.click()
  const found: Oversize[] = []
  const menus = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  for (const trigger of await menus.locator('[data-panel] > button, [data-panel] > details > summary').all()) {
    if (!(await trigger.isVisible())) continue
    await trigger.click()
    // The pictures are fetched one by one, the first after a second.
    await page.clock.fastForward(2500)
    await page.waitForLoadState('networkidle')
    found.push(...(await oversizeIn(page, 'header, dialog')))
  }
  return found
}

async function oversizeIn(page: Page, within: string): Promise<Oversize[]> {
  const measured = await page.evaluate(async (parts) => {
    const shown = [...document.querySelectorAll(parts)]
      .flatMap((part) => [...part.querySelectorAll('img')])
      .filter((img) => img.currentSrc && img.naturalWidth > 0 && img.checkVisibility())
    return Promise.all(
      shown.map(async (img) => {
        // With a srcset of widths, the naturalWidth of `img` comes from `sizes`, and not from the file.
        const file = new Image()
        file.src = img.currentSrc
        // Not decode(), which would decode all pixels: the file's size is known once it has loaded.
        await new Promise((resolve, reject) => {
          file.addEventListener('load', resolve)
          file.addEventListener('error', () => reject(new Error(`${file.src} does not load.`)))
        })
        const { offsetWidth, offsetHeight, sizes } = img
        // `object-fit: cover` cuts a part off, which had to be downloaded all the same.
        const scale = Math.max(offsetWidth / file.naturalWidth, offsetHeight / file.naturalHeight) * devicePixelRatio
        const picture = img.currentSrc.split('/').at(-1) ?? ''
        return { picture, ratio: 1 / (scale * scale), shown: `${offsetWidth} × ${offsetHeight}`, sizes }
      }),
    )
  }, within)
  // A browser that has a file shows it again where a smaller one would do. So the place with the largest size counts.
  const largest = new Map<string, Oversize>()
  for (const each of measured) {
    if (Number.isFinite(each.ratio) && each.ratio < (largest.get(each.picture)?.ratio ?? Number.POSITIVE_INFINITY)) {
      largest.set(each.picture, each)
    }
  }
  return [...largest.values()].filter(({ ratio }) => ratio > limit)
}
