import { brandName } from 'shared-ui/brand'
import type { MenuLink, PictureFile } from 'shared-ui/contract'

const publicImage = ({ base, name, fallback }: PictureFile) => `${base}${name}-${fallback.at(-1)}.webp`

/** The way from the area's front page to this one, as schema.org/BreadcrumbList; the last link is the page itself. */
export const breadcrumbData = (links: readonly MenuLink[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: link,
  })),
})

/** What the area offers, as schema.org/Service. */
export const serviceData = (name: string, description: string, url: string) => ({
  '@type': 'Service',
  name,
  description,
  url,
  serviceType: name,
  areaServed: 'London',
  provider: { '@type': 'HomeAndConstructionBusiness', name: `${brandName} Interiors`, telephone: '+442079460167' },
})

/** Captioned pictures, as schema.org/ImageGallery. */
export const imageGalleryData = (
  name: string,
  url: string,
  pictures: readonly { picture: PictureFile; caption: string }[],
) => ({
  '@type': 'ImageGallery',
  name,
  url,
  image: pictures.map(({ picture, caption }) => ({
    '@type': 'ImageObject',
    contentUrl: publicImage(picture),
    width: picture.width,
    height: picture.height,
    caption,
    description: picture.alt,
  })),
})

/** A film, as schema.org/VideoObject; its length in seconds. */
export const videoData = (film: {
  title: string
  description: string
  src: string
  poster: PictureFile
  seconds: number
}) => ({
  '@type': 'VideoObject',
  name: film.title,
  description: film.description,
  contentUrl: film.src,
  thumbnailUrl: publicImage(film.poster),
  duration: `PT${Math.round(film.seconds)}S`,
})
