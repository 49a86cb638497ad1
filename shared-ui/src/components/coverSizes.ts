import type { PictureFile } from '../contract.ts'

/** A picture's frame in one layout of the band around it. */
export interface Frame {
  /** Width of the window from which the layout holds; without it, the layout of phones. */
  from?: string
  /** In hundredths of the window's width. */
  width: number
  /** Width by height. */
  ratio: number
}

/** The window's width in px at which the content stops growing; see `.wrap`. */
const widest = 1744

/** The frame of a picture that takes `columns` of the twelve, in hundredths of the window's width. */
export const columns = (count: number) => 7.74 * count - 1.9

/**
 * The part that goes before the `sizes` of a page's first picture, so that a slow phone paints it sooner: there it is fetched
 * as if it were laid out over this share of the window, in hundredths. Phones have two or three pixels to each of the
 * layout's, and with little more than half of them each way a photograph is still drawn at one or more.
 */
export const firstOnPhones = (share: number) => `(max-width: 47.99em) ${share}vw, `

/** `sizes` of a picture that covers its frames, the widest layout first: what a frame cuts off is drawn all the same. */
export const coverSizes = ({ width, height }: Pick<PictureFile, 'width' | 'height'>, ...frames: readonly Frame[]) =>
  frames
    .map(({ from, width: frameWidth, ratio }) => {
      const cut = Math.max(1, width / height / ratio)
      // Phones have pixels to spare: as many are fetched there as the frame has, whatever it cuts off.
      if (!from) return `${Math.round(frameWidth * Math.sqrt(cut))}vw`
      const drawn = Math.round(frameWidth * cut * 10) / 10
      return `(min-width: ${from}) min(${drawn}vw, ${Math.round((drawn * widest) / 100)}px)`
    })
    .join(', ')
