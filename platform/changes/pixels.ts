import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A part of two pictures of a page in which they differ, each as a data URL. */
export interface PixelDifference {
  before: string
  after: string
  /** The changed pixels, over a transparent ground. */
  marks: string
  /** How many pixels differ. */
  pixels: number
  width: number
  height: number
  /** Where the part begins, in px from the page's top. */
  top: number
  /** How many px of the part are left out at its end. */
  cut: number
}

/** How much of the page stands around what differs, and how much of it is shown at most, in px. */
const margin = 60
const mostHeight = 4000

interface Raw {
  data: Buffer
  width: number
  height: number
}

async function rawOf(png: Buffer): Promise<Raw> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const row = ({ data, width }: Raw, y: number) => data.subarray(y * width * 4, (y + 1) * width * 4)

/** The first row that differs, from the top or from the bottom. */
function firstDifferent(before: Raw, after: Raw, from: 'top' | 'bottom'): number {
  const least = Math.min(before.height, after.height)
  const at = ({ height }: Raw, y: number) => (from === 'top' ? y : height - 1 - y)
  for (let y = 0; y < least; y++) if (!row(before, at(before, y)).equals(row(after, at(after, y)))) return y
  return least
}

/** These rows of a picture, filled up with transparent ones to a height. */
function rowsOf(picture: Raw, top: number, bottom: number, height: number): Raw {
  const { data, width } = picture
  const rows = Buffer.alloc(height * width * 4)
  data.copy(rows, 0, top * width * 4, Math.min(bottom, top + height) * width * 4)
  return { data: rows, width, height }
}

const encoded = async ({ data, width, height }: Raw, isLossless = false) => {
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  const webp = await image.webp(isLossless ? { lossless: true, effort: 2 } : { quality: 80, effort: 2 }).toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}

/**
 * The part in which two pictures (PNG) of one width differ; undefined where no pixel does. What is above and below it is
 * the same in both, so that a sentence that is longer by a line marks its band, and not the rest of the page.
 */
export async function pixelDifference(pngBefore: Buffer, pngAfter: Buffer): Promise<PixelDifference | undefined> {
  if (pngBefore.equals(pngAfter)) return undefined
  const [before, after] = await Promise.all([rawOf(pngBefore), rawOf(pngAfter)])
  const { width } = after
  if (before.width !== width) throw new Error(`The pictures are ${before.width} and ${width} px wide.`)
  if (before.height === after.height && before.data.equals(after.data)) return undefined
  const top = Math.max(0, firstDifferent(before, after, 'top') - margin)
  const rest = Math.min(before.height, after.height) - top
  const same = Math.max(0, Math.min(firstDifferent(before, after, 'bottom') - margin, rest))
  const whole = Math.max(before.height, after.height) - same - top
  const height = Math.min(whole, mostHeight)
  const [old, now] = [before, after].map((each) => rowsOf(each, top, each.height - same, height)) as [Raw, Raw]
  const marks: Raw = { data: Buffer.alloc(now.data.length), width, height }
  const options = {
    threshold: 0.02,
    includeAA: true,
    diffMask: true,
    diffColor: [255, 0, 170] as [number, number, number],
  }
  const pixels = pixelmatch(old.data, now.data, marks.data, width, height, options)
  if (pixels === 0 && whole <= mostHeight) return undefined
  return {
    before: await encoded(old),
    after: await encoded(now),
    marks: await encoded(marks, true),
    pixels,
    width,
    height,
    top,
    cut: whole - height,
  }
}
