import type { Page } from 'playwright'
import { type Oversize, oversizeInMenus, oversizeOn } from '../support/oversize.ts'
import { auditBrowser } from './browser.ts'

interface Found extends Oversize {
  address: string
  width: number
}

const screens = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]

/** The pictures of every address, and of the menus, that are downloaded larger than they are shown. */
export async function oversizePictures(origin: string, addresses: readonly string[]): Promise<Found[]> {
  const browser = await auditBrowser()
  const found: Found[] = []
  try {
    for (const screen of screens) {
      const { width } = screen.viewport
      // Each address gets an empty cache: a browser prefers a larger file that it has to a smaller one that fits.
      const visit = async (address: string, look: (page: Page) => Promise<Oversize[]>) => {
        const page = await browser.newPage(screen)
        await page.goto(origin + address)
        found.push(...(await look(page)).map((one) => ({ address, width, ...one })))
        await page.close()
      }
      for (const address of addresses) await visit(address, oversizeOn)
      await visit('/contact', oversizeInMenus)
    }
    return found
  } finally {
    await browser.close()
  }
}
