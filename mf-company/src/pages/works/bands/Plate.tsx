import { classes } from 'shared-ui/classes'
import { firstOnPhones } from 'shared-ui/coverSizes'
import { LightboxLink } from 'shared-ui/LightboxLink'
import { Picture } from 'shared-ui/Picture'
import type { View, WorkContent } from '../WorkContent.ts'
import { MoreLikeThis } from './MoreLikeThis.tsx'
import styles from './Plate.module.css'

interface PlateProps {
  view: View
  /** The work in the picture. */
  of: Pick<WorkContent, 'work' | 'similar'>
  number: number
  sizes: string
  /** CSS aspect ratio of the frame; otherwise the whole picture is shown. */
  ratio?: string | undefined
  /** Whether this is the page's largest contentful paint. */
  priority?: boolean
  className?: string | undefined
}

/** A picture of a work with its number and caption. A click or tap enlarges it. */
export const Plate = ({ view, of, number, sizes, ratio, priority, className }: PlateProps) => {
  const { picture, caption, position } = view
  return (
    <figure className={classes(styles.plate, className)}>
      <LightboxLink id={number} caption={caption} label={picture.alt}>
        <Picture
          picture={picture}
          sizes={priority ? firstOnPhones(55) + sizes : sizes}
          ratio={ratio ?? `${picture.width} / ${picture.height}`}
          priority={priority}
          position={position}
        />
      </LightboxLink>
      <MoreLikeThis work={of.work} similar={of.similar} />
      <figcaption>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {caption}
      </figcaption>
    </figure>
  )
}
