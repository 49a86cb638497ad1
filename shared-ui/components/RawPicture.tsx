import { assetUrl } from 'shared-page/area'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { classes } from './classes.ts'
import styles from './RawPicture.module.css'

export interface RawPictureProps {
  picture: PictureFile
  /** The layout width of the picture, in the syntax of the `sizes` attribute. */
  sizes: string
  /** The part that stays if the picture is cropped, in the syntax of `object-position`. */
  position?: string | undefined
  /** For the picture that is the page's largest contentful paint. */
  priority?: boolean | undefined
  /** For a picture that an animation moves into view: a browser looks for lazy pictures only on scroll. */
  isAnimated?: boolean | undefined
  /** Overrides the picture's own text; empty if the text beside it has the same content. */
  alt?: string | undefined
  className?: string | undefined
}

/** One `srcset` of a picture. */
export const sources = (
  { base, name }: Pick<PictureFile, 'base' | 'name'>,
  widths: readonly number[],
  extension: 'avif' | 'webp',
) => widths.map((width) => `${assetUrl(base)}${name}-${width}.${extension} ${width}w`).join(', ')

// Eager in the document, they would be fetched before the headline's font: the shell's inline script sets it later.
const isPrerendering = typeof document === 'undefined'

/** The width for `src`, for browsers and crawlers that support neither srcset nor AVIF. */
const fallbackWidth = ({ fallback, widths }: PictureFile) =>
  fallback.findLast((width) => width <= 1000) ?? fallback[0] ?? widths[0]

/**
 * A picture in all its sizes, without a frame. If it fails to load, its place is drawn as a void: the shell's inline
 * script marks it.
 */
export function RawPicture({ picture, sizes, position, priority, isAnimated, alt, className }: RawPictureProps) {
  return (
    <picture className={classes(styles.picture, className)}>
      <source type="image/avif" srcSet={sources(picture, picture.widths, 'avif')} sizes={sizes} />
      <img
        src={`${assetUrl(picture.base)}${picture.name}-${fallbackWidth(picture)}.webp`}
        srcSet={sources(picture, picture.fallback, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        decoding="async"
        loading={priority || (isAnimated && !isPrerendering) ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        data-animated={isAnimated}
        style={{ backgroundColor: picture.color, objectPosition: position }}
      />
    </picture>
  )
}
