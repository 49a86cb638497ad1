import { classes } from 'shared-ui/classes'
import { firstOnPhones } from 'shared-ui/coverSizes'
import { Picture } from 'shared-ui/Picture'
import { SiteLink } from 'shared-ui/SiteLink'
import { linkId, pictureAddress } from '../pictureAddress.ts'
import type { View } from '../work.ts'
import styles from './Plate.module.css'

interface PlateProps {
  view: View
  number: number
  /** The address of the work. */
  address: string
  sizes: string
  /** CSS aspect ratio of the frame; otherwise the whole picture is shown. */
  ratio?: string | undefined
  /** The page's largest paint. */
  priority?: boolean
  className?: string | undefined
}

/** A picture of a work with its number and caption. It leads to itself, enlarged. */
export const Plate = ({ view, number, address, sizes, ratio, priority, className }: PlateProps) => {
  const { picture, caption, position } = view
  return (
    <figure className={classes(styles.plate, className)}>
      <SiteLink
        id={linkId(number)}
        to={pictureAddress(address, number)}
        className={styles.enlarge}
        aria-haspopup="dialog"
      >
        <Picture
          picture={picture}
          sizes={priority ? firstOnPhones(55) + sizes : sizes}
          ratio={ratio ?? `${picture.width} / ${picture.height}`}
          priority={priority}
          position={position}
        />
      </SiteLink>
      <figcaption>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {caption}
      </figcaption>
    </figure>
  )
}
