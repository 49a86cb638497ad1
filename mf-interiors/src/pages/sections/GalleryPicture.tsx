import type { Ref } from 'react'
import type { MenuLink, PictureFile } from 'shared-ui/contract'
import { Picture } from 'shared-ui/Picture'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './GalleryPicture.module.css'

interface GalleryPictureProps {
  picture: PictureFile
  caption: string
  /** The page that the picture belongs to. */
  page: MenuLink
  sizes: string
  priority?: boolean
  button: Ref<HTMLButtonElement>
  enlarge: () => void
}

/** A picture to enlarge, its caption, and the page that it belongs to. */
export const GalleryPicture = ({ picture, caption, page, sizes, priority, button, enlarge }: GalleryPictureProps) => (
  <figure>
    <button ref={button} type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={enlarge}>
      <Picture picture={picture} sizes={sizes} priority={priority} />
    </button>
    <figcaption className={styles.caption}>
      <b>{caption}</b>
      <SiteLink to={page.link}>{page.title}</SiteLink>
    </figcaption>
  </figure>
)
