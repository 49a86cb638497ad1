import type { PictureFile } from '../pictures/PictureFile.ts'

/** A picture's frame in one layout of its band. */
export interface PictureSlot {
  /** The smallest window width of this layout; absent for the phone layout. */
  from?: string
  /** The width in hundredths of the window's width. */
  width: number
  /** Width divided by height. */
  ratio: number
}

/**
 * The width in px of a window whose content would fill it as at the widest sheet. From 1744 px the sheet grows more
 * slowly than the window: see `--sheet`.
 */
const widest = 2267

/** The width of `count` of the twelve columns, in hundredths of the window's width. */
export const columns = (count: number) => 7.74 * count - 1.9

/**
 * A prefix for the `sizes` of a page's first picture, so that a slow phone paints it sooner: a phone fetches the
 * picture as if its layout width were `share` hundredths of the window. A phone has two or three device pixels per CSS
 * pixel. With little more than half of them in each direction, a photograph still has at least one pixel per CSS pixel.
 */
export const firstOnPhones = (share: number) => `(max-width: 47.99em) ${share}vw, `

/**
 * The `sizes` of a picture that covers its frames, the widest layout first. The parts that a frame crops count, because
 * they are drawn too.
 */
export const coverSizes = (
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
  ...frames: readonly PictureSlot[]
) =>
  frames
    .map(({ from, width: frameWidth, ratio }) => {
      const cut = Math.max(1, width / height / ratio)
      // Phones have more device pixels than needed: they fetch as many pixels as the frame has, although it crops some.
      if (!from) return `${Math.round(frameWidth * Math.sqrt(cut))}vw`
      const drawn = Math.round(frameWidth * cut * 10) / 10
      return `(min-width: ${from}) min(${drawn}vw, ${Math.round((drawn * widest) / 100)}px)`
    })
    .join(', ')
