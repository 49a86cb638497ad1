import type { ReactNode } from 'react'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { Caption } from './Caption.tsx'
import { columns, coverSizes, type PictureSlot } from './coverSizes.ts'
import styles from './Gallery.module.css'
import { LightboxLink } from './LightboxLink.tsx'
import { Picture } from './Picture.tsx'

interface GalleryProps {
  items: readonly {
    picture: PictureFile
    caption: string
    /** Beside the caption: a fact, or a link. */
    detail?: ReactNode
    /** A drawing: shown whole rather than cropped to the frame. */
    isDrawing?: boolean | undefined
  }[]
}

/** `sizes` of each picture, for the frames that Gallery.module.css lays out. */
function sizesAt(picture: PictureFile, index: number, count: number) {
  const isLast = index === count - 1
  const wide = (): Omit<PictureSlot, 'from'> => {
    if (count === 1) return { width: columns(12), ratio: 16 / 9 }
    if (count === 2) return index === 0 ? { width: columns(7), ratio: 1.1 } : { width: columns(5), ratio: 4 / 5 }
    if (count === 3) return index === 0 ? { width: columns(5), ratio: 0.6 } : { width: columns(7), ratio: 16 / 9 }
    if (index === 0) return { width: columns(7), ratio: 0.9 }
    if (index === 1) return { width: columns(3), ratio: 3 / 4 }
    if (index === 2) return { width: columns(2), ratio: 3 / 4 }
    if (index === 3) return { width: columns(5), ratio: 3 / 2 }
    // Slightly less than its nine columns: in a window of 1440 px those are 975 px, for which a browser would fetch the
    // picture of 1200 px rather than that of 960.
    if (index === 4 && isLast) return { width: 66.5, ratio: 16 / 9 }
    if (index === 4 && count === 6) return { width: columns(5), ratio: 1 }
    if (index === 5 && isLast) return { width: columns(7), ratio: 1.5 }
    return { width: columns(4), ratio: 4 / 5 }
  }
  const narrow = (): PictureSlot => {
    if (index === 0) return { width: 90, ratio: count === 3 ? 4 / 5 : 5 / 4 }
    if (isLast && index % 2 === 1) return { width: 90, ratio: count === 2 ? 1 : 3 / 2 }
    return { width: 43, ratio: 4 / 5 }
  }
  return coverSizes(picture, { from: '64em', ...wide() }, narrow())
}

/**
 * One large picture and any others beside it, each with its caption and a lightbox link. The first of three is upright.
 */
export const Gallery = ({ items }: GalleryProps) => (
  <div className={styles.gallery}>
    {items.map(({ picture, caption, detail, isDrawing }, index) => (
      <figure key={picture.name + caption} data-drawing={isDrawing}>
        <LightboxLink id={index + 1} caption={caption} label={picture.alt}>
          <Picture picture={picture} sizes={sizesAt(picture, index, items.length)} className={styles.frame} />
        </LightboxLink>
        <Caption as="figcaption" title={caption} detail={detail} />
      </figure>
    ))}
  </div>
)
