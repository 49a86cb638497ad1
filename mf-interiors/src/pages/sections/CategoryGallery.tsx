import type { PictureFile } from 'shared-ui/contract'
import { Gallery } from 'shared-ui/Gallery'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { fallbacks } from '../fallbacks.content.ts'
import { labels } from '../labels.content.ts'
import { Fallback } from './Fallback.tsx'

interface CategoryGalleryProps {
  title?: string | undefined
  pictures?: readonly { picture: PictureFile; caption: string }[] | undefined
}

/** Captioned details of a category's rooms. */
export function CategoryGallery({ title = labels.gallery, pictures = [] }: CategoryGalleryProps) {
  if (pictures.length === 0) return <Fallback {...fallbacks.gallery} />
  return (
    <Section>
      <PlainHead title={title} />
      <Gallery items={pictures} />
    </Section>
  )
}
