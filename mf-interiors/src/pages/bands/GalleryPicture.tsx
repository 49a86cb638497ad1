import { Caption } from 'shared-ui/Caption'
import { LightboxLink } from 'shared-ui/LightboxLink'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { SiteLink } from 'shared-ui/SiteLink'

interface GalleryPictureProps {
  /** Its number in the gallery. */
  number: number
  picture: PictureFile
  caption: string
  /** The page about the picture's room. */
  page: Link
  sizes: string
  priority?: boolean
}

/** A picture with a lightbox link, its caption, and a link to its page. */
export const GalleryPicture = ({ number, picture, caption, page, sizes, priority }: GalleryPictureProps) => (
  <figure>
    <LightboxLink id={number} caption={caption} label={picture.alt}>
      <Picture picture={picture} sizes={sizes} priority={priority} />
    </LightboxLink>
    <Caption as="figcaption" title={caption} detail={<SiteLink to={page.link}>{page.title}</SiteLink>} />
  </figure>
)
