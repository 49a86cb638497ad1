import { Static } from 'shared-page/area'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { breadcrumbsTo } from '../../catalogue/breadcrumbsTo.ts'
import { places } from '../../catalogue/paths.ts'
import { Bands } from '../Bands.tsx'
import { ClosingCall } from '../bands/ClosingCall.tsx'
import { Inspirations } from '../bands/Inspirations.tsx'
import { PageHead } from '../bands/PageHead.tsx'
import { PictureGallery } from '../bands/PictureGallery.tsx'
import { PictureRequest } from '../bands/PictureRequest.tsx'
import { gallery, request, title, words } from './gallery.content.ts'

/** /sovran-interiors/gallery */
export default function GalleryPage() {
  const lead = interpolateCount(words.description, gallery.pictures.length)
  return (
    <Bands>
      <Static>
        <PageHead crumbs={breadcrumbsTo(places.gallery)} title={title} lead={lead} />
        <PictureGallery {...gallery} />
        <PictureRequest {...request} />
        <Inspirations items={words.designInspirations} />
        <ClosingCall name={words.name} here={places.gallery.link} />
      </Static>
    </Bands>
  )
}
