import { Bare } from 'shared-ui/Bare'
import { Gallery } from 'shared-ui/Gallery'
import { Section } from 'shared-ui/Section'
import type { GalleryPicture } from '../ResidentialCategory.ts'

interface ProjectGalleryProps {
  title: string
  pictures: readonly GalleryPicture[]
}

/** Captioned pictures of this kind of work. */
export function ProjectGallery({ title, pictures }: ProjectGalleryProps) {
  return (
    <Section>
      <Bare title={title} />
      <Gallery items={pictures.map(({ image, ...words }) => ({ picture: image, ...words }))} />
    </Section>
  )
}
