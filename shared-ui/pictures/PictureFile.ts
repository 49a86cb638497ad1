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
  /** The path before the names of the encoded files. */
  base: string
  alt: string
  /** Average colour, shown until the picture has loaded. */
  color: string
  /** The part that stays visible if the picture fills a window of another shape, as an `object-position`. */
  position?: string
}
