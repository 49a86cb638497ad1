import type { PictureFile } from '../pictures/PictureFile.ts'

/** A picture's frame in one layout of the band around it. */
export interface PictureSlot {
  /** Width of the window from which the layout holds; without it, the layout of phones. */
  from?: string
  /** Width in hundredths of the window's width. */
  width: number
  /** Width by height. */
  ratio: number
}

/**
 * The width in px of a window that is as full of content as the widest sheet is wide. From 1744 px the sheet grows more
 * slowly than the window: see `--sheet`.
 */
const widest = 2267

/** The width of `count` of the twelve columns, in hundredths of the window's width. */
export const columns = (count: number) => 7.74 * count - 1.9

/**
 * A prefix for the `sizes` of a page's first picture, so that a slow phone paints it sooner: a phone fetches the
 * picture as if it were laid out over `share` hundredths of the window. A phone has two or three device pixels per CSS
 * pixel. With little more than half of them each way a photograph still has at least one pixel per CSS pixel.
 */
export const firstOnPhones = (share: number) => `(max-width: 47.99em) ${share}vw, `

/**
 * `sizes` of a picture that covers its frames, the widest layout first. The parts that a frame cuts off count: they are
 * drawn too.
 */
export const coverSizes = (
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
  ...frames: readonly PictureSlot[]
) =>
  frames
    .map(({ from, width: frameWidth, ratio }) => {
      const cut = Math.max(1, width / height / ratio)
      // Phones have device pixels to spare: they fetch as many pixels as the frame has, although it cuts some of them
      // off.
      if (!from) return `${Math.round(frameWidth * Math.sqrt(cut))}vw`
      const drawn = Math.round(frameWidth * cut * 10) / 10
      return `(min-width: ${from}) min(${drawn}vw, ${Math.round((drawn * widest) / 100)}px)`
    })
    .join(', ')
