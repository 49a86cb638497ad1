/**
 * A picture with all its encoded sizes, `{name}-{width}.avif`, or `.webp` for the fallback, as `npm run images` describes
 * it.
 */
export interface PictureFile {
  name: string
  /** Widths in px that exist as AVIF, ascending. */
  widths: readonly number[]
  /** Widths in px that exist as WebP, ascending. */
  fallback: readonly number[]
  /** Size of the master in px. */
  width: number
  height: number
  /** The address that the names of the encoded files are appended to. */
  base: string
  alt: string
  /** Average colour, shown until the picture arrives. */
  color: string
  /** The part that stays visible where the picture fills a window of another shape, as an `object-position`. */
  position?: string
}
