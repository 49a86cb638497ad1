import { chromium } from 'playwright'
import { findChromium } from '../run/chromium.ts'

/** A picture that was downloaded larger than it is shown. */
export interface Oversize {
  address: string
  width: number
  picture: string
  /** Pixels downloaded for each pixel that the screen shows. */
  ratio: number
}

const screens = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]

/** Scrolls through every address and lists the pictures above 1.5 times the pixels that they show. */
export async function oversizePictures(origin: string, addresses: readonly string[]): Promise<Oversize[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const found: Oversize[] = []
  try {
    for (const screen of screens) {
      const page = await browser.newPage(screen)
      for (const address of addresses) {
        await page.goto(origin + address)
        const measured = await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 500) {
            scrollTo({ top: y, behavior: 'instant' })
            await new Promise((resolve) => setTimeout(resolve, 60))
          }
          return [...document.querySelectorAll('main img')].map((node) => {
            const picture = node as HTMLImageElement
            const { width, height } = picture.getBoundingClientRect()
            // What object-fit: cover cuts off had to be downloaded all the same.
            const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight) * devicePixelRatio
            return {
              picture: picture.currentSrc.split('/').at(-1) ?? '',
              ratio: 1 / (scale * scale),
              shown: width * height,
            }
          })
        })
        for (const { picture, ratio, shown } of measured) {
          if (shown > 0 && Number.isFinite(ratio) && ratio > 1.5) {
            found.push({ address, width: screen.viewport.width, picture, ratio })
          }
        }
      }
      await page.close()
    }
    return found
  } finally {
    await browser.close()
  }
}
