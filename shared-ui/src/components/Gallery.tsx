import type { PictureFile } from '../contract.ts'
import { Caption } from './Caption.tsx'
import styles from './Gallery.module.css'
import { Picture } from './Picture.tsx'

interface GalleryProps {
  items: readonly {
    picture: PictureFile
    caption: string
    detail?: string | undefined
    /** A drawing: shown to its edges rather than cut to the frame. */
    isDrawing?: boolean | undefined
  }[]
}

// Upright frames show a slice of pictures that are drawn wider.
const sizes = [
  '(min-width: 64em) 70vw, 100vw',
  '(min-width: 64em) 32vw, 60vw',
  '(min-width: 64em) 20vw, 60vw',
  '(min-width: 64em) 40vw, 100vw',
]

/** One large picture and its smaller neighbours, each with its caption. */
export function Gallery({ items }: GalleryProps) {
  return (
    <div className={styles.gallery}>
      {items.map(({ picture, caption, detail, isDrawing }, index) => (
        <figure key={picture.name + caption} data-drawing={isDrawing}>
          <Picture picture={picture} sizes={sizes[index] ?? '(min-width: 64em) 32vw, 60vw'} className={styles.frame} />
          <Caption as="figcaption" title={caption} detail={detail} />
        </figure>
      ))}
    </div>
  )
}
