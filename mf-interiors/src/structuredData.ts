import { brandName } from 'shared-ui/brand'
import type { PictureFile } from 'shared-ui/contract'
import { type ImageObjectLeaf, type Provider, publicImage, type StructuredData } from 'shared-ui/structuredData'

/** Who the area's services are ordered from. */
export const provider: Provider = {
  '@type': 'HomeAndConstructionBusiness',
  name: `${brandName} Interiors`,
  telephone: '+442079460167',
}

// A plain number is no length to schema.org; E37 is the pixel of UN/CEFACT Recommendation 20.
const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' }) as const

/** Captioned pictures, as schema.org/ImageGallery. */
export const imageGalleryData = (
  name: string,
  url: string,
  pictures: readonly { picture: PictureFile; caption: string }[],
): StructuredData => ({
  '@type': 'ImageGallery',
  name,
  url,
  image: pictures.map(
    ({ picture, caption }): ImageObjectLeaf => ({
      '@type': 'ImageObject',
      contentUrl: publicImage(picture),
      width: pixels(picture.width),
      height: pixels(picture.height),
      caption,
      description: picture.alt,
    }),
  ),
})
