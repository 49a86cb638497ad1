import { Gallery } from 'shared-ui/Gallery'
import { PlainHead } from 'shared-ui/PlainHead'
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
      <PlainHead title={title} />
      <Gallery items={pictures} />
    </Section>
  )
}
