import { routes } from 'shared-ui/brand'
import { places } from '../../places.ts'
import { trailTo } from '../../trailTo.ts'
import { Bands } from '../Bands.tsx'
import { ClosingCall } from '../sections/ClosingCall.tsx'
import { Inspirations } from '../sections/Inspirations.tsx'
import { Introduction } from '../sections/Introduction.tsx'
import { PictureRequest } from '../sections/PictureRequest.tsx'
import { Plates } from '../sections/Plates.tsx'
import { Testimonials } from '../sections/Testimonials.tsx'
import { Top } from '../sections/Top.tsx'
import { gallery, lightbox, request, title, words } from './gallery.content.ts'

/** /sovran-interiors/gallery */
export default function GalleryPage() {
  return (
    <Bands>
      <Top crumbs={trailTo(places.gallery)} title={title} lead={words.description} />
      <Plates {...gallery} words={lightbox} />
      <PictureRequest {...request} />
      <Introduction text={words.introduction} sections={words.sections} />
      <Testimonials quotes={words.testimonials} />
      <Inspirations items={words.designInspirations} />
      <ClosingCall name={words.name} more={routes.interiors} />
    </Bands>
  )
}
