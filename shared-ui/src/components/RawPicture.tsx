import { useState } from 'react'
import type { PictureFile } from '../contract.ts'
import styles from './RawPicture.module.css'

export interface RawPictureProps {
  picture: PictureFile
  /** How wide the picture is laid out, as the `sizes` attribute says it. */
  sizes: string
  /** For the one picture that is the page's largest paint. */
  priority?: boolean | undefined
  /** Overrides the picture's own text; empty where the words beside it say the same. */
  alt?: string | undefined
  className?: string | undefined
  position?: string | undefined
}

/** One `srcset` of a picture. */
export const sources = ({ base, name }: PictureFile, widths: readonly number[], extension: string) =>
  widths.map((width) => `${base}${name}-${width}.${extension} ${width}w`).join(', ')

/** The width to name in `src`, for what reads neither srcset nor AVIF. */
const plainWidth = ({ fallback, widths }: PictureFile) =>
  fallback.findLast((width) => width <= 1000) ?? fallback[0] ?? widths[0]

/** A picture in every size that exists, without a frame. When it cannot be had, its place stays, drawn as a void. */
export function RawPicture({ picture, sizes, priority, alt, className, position }: RawPictureProps) {
  const [isMissing, setMissing] = useState(false)
  return (
    <picture
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-missing={isMissing || undefined}
    >
      <source type="image/avif" srcSet={sources(picture, picture.widths, 'avif')} sizes={sizes} />
      <img
        // It may have failed before this code arrived.
        ref={(img) => {
          if (img?.complete && img.currentSrc && img.naturalWidth === 0) setMissing(true)
        }}
        src={`${picture.base}${picture.name}-${plainWidth(picture)}.webp`}
        srcSet={sources(picture, picture.fallback, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        style={{ backgroundColor: picture.color, objectPosition: position }}
        onError={() => setMissing(true)}
      />
    </picture>
  )
}
