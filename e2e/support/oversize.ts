import type { Page } from 'playwright/test'
import { alive } from './alive.ts'

/** A picture that was downloaded larger than it is shown. */
export interface Oversize {
  /** File name of what the browser chose. */
  picture: string
  /** Pixels downloaded for each pixel that the screen shows. */
  ratio: number
  /** Width and height in CSS px, and the `sizes` that promised another width. */
  shown: string
  sizes: string
}

const limit = 1.5

/** Goes through the whole page, and lists its pictures above 1.5 times the pixels that they show. */
export async function oversizeOn(page: Page): Promise<Oversize[]> {
  // Before, a page holds its lazy pictures back, and those that one has passed by then never come.
  await alive(page)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  return oversizeInMain(page)
}

/** The same on a page that has been gone through. */
export async function oversizeInMain(page: Page): Promise<Oversize[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every(
      // What a row still has to its right is fetched when somebody goes there.
      (img) => img.complete || !img.checkVisibility() || img.getBoundingClientRect().left >= innerWidth,
    ),
  )
  return oversizeIn(page, 'main')
}

/** The same for the pictures of the menus at the page's width, each of which is opened. */
export async function oversizeInMenus(page: Page): Promise<Oversize[]> {
  const full = page.getByRole('button', { name: 'Menu', exact: true })
  if (await full.isVisible()) await full.click()
  const found: Oversize[] = []
  const menus = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  for (const trigger of await menus.getByRole('button', { expanded: false }).all()) {
    if (!(await trigger.isVisible())) continue
    await trigger.click()
    // They come one by one, the first after a second.
    await page.waitForTimeout(2500)
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
        // Where a srcset says its width, naturalWidth is what `sizes` promised, and not what was downloaded.
        const file = new Image()
        file.src = img.currentSrc
        // Not decode(), which would unpack all of it: its size is known as soon as it is there.
        await new Promise((resolve, reject) => {
          file.addEventListener('load', resolve)
          file.addEventListener('error', () => reject(new Error(`${file.src} does not load.`)))
        })
        const { offsetWidth, offsetHeight, sizes } = img
        // What object-fit: cover cuts off had to be downloaded all the same.
        const scale = Math.max(offsetWidth / file.naturalWidth, offsetHeight / file.naturalHeight) * devicePixelRatio
        const picture = img.currentSrc.split('/').at(-1) ?? ''
        return { picture, ratio: 1 / (scale * scale), shown: `${offsetWidth} × ${offsetHeight}`, sizes }
      }),
    )
  }, within)
  // A file that is there already is shown again wherever a smaller one would do: where it is largest counts.
  const largest = new Map<string, Oversize>()
  for (const one of measured) {
    if (Number.isFinite(one.ratio) && one.ratio < (largest.get(one.picture)?.ratio ?? Number.POSITIVE_INFINITY)) {
      largest.set(one.picture, one)
    }
  }
  return [...largest.values()].filter(({ ratio }) => ratio > limit)
}
