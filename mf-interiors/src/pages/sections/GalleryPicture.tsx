import type { ComponentProps } from 'react'
import { Caption } from 'shared-ui/Caption'
import type { MenuLink, PictureFile } from 'shared-ui/contract'
import { Picture } from 'shared-ui/Picture'
import { SiteLink } from 'shared-ui/SiteLink'

interface GalleryPictureProps {
  picture: PictureFile
  caption: string
  /** The page that the picture belongs to. */
  page: MenuLink
  sizes: string
  priority?: boolean
  /** The attributes of the button around the picture, which enlarges it. */
  button: ComponentProps<'button'>
}

/** A picture to enlarge, its caption, and the page that it belongs to. */
export const GalleryPicture = ({ picture, caption, page, sizes, priority, button }: GalleryPictureProps) => (
  <figure>
    <button {...button}>
      <Picture picture={picture} sizes={sizes} priority={priority} />
    </button>
    <Caption as="figcaption" title={caption} detail={<SiteLink to={page.link}>{page.title}</SiteLink>} />
  </figure>
)
