import { assetUrl } from 'shared-page/area'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { classes } from './classes.ts'
import styles from './RawPicture.module.css'

export interface RawPictureProps {
  picture: PictureFile
  /** How wide the picture is laid out, as the `sizes` attribute says it. */
  sizes: string
  /** Which part stays where the picture is cut, as `object-position` says it. */
  position?: string | undefined
  /** For the one picture that is the page's largest paint. */
  priority?: boolean | undefined
  /** For one that moves into view by itself: a browser looks for lazy pictures only when somebody scrolls. */
  isAnimated?: boolean | undefined
  /** Overrides the picture's own text; empty if the words beside it say the same. */
  alt?: string | undefined
  className?: string | undefined
}

/** One `srcset` of a picture. */
export const sources = (
  { base, name }: Pick<PictureFile, 'base' | 'name'>,
  widths: readonly number[],
  extension: 'avif' | 'webp',
) => widths.map((width) => `${assetUrl(base)}${name}-${width}.${extension} ${width}w`).join(', ')

// Eager in the document, they would be fetched before the headline's font: the shell's inline script makes them eager later.
const isPrerendering = typeof document === 'undefined'

/** The width to name in `src`, for browsers and crawlers that read neither srcset nor AVIF. */
const fallbackWidth = ({ fallback, widths }: PictureFile) =>
  fallback.findLast((width) => width <= 1000) ?? fallback[0] ?? widths[0]

/**
 * A picture in every size that exists, without a frame. Where it fails to load, its place stays and is drawn as a void: the
 * shell's inline script marks it.
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
