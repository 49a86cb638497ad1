import { Bare } from 'shared-ui/Bare'
import type { PictureFile } from 'shared-ui/contract'
import { Gallery } from 'shared-ui/Gallery'
import { Section } from 'shared-ui/Section'

interface ProjectGalleryProps {
  title: string
  pictures: readonly { image: PictureFile; caption: string }[]
}

export function ProjectGallery({ title, pictures }: ProjectGalleryProps) {
  return (
    <Section>
      <Bare title={title} />
      <Gallery items={pictures.map(({ image, caption }) => ({ picture: image, caption }))} />
    </Section>
  )
}
