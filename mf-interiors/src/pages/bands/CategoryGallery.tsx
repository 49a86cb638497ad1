import { Gallery } from 'shared-ui/Gallery'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { SiteLink } from 'shared-ui/SiteLink'
import type { Category } from '../../catalogue/Category.ts'
import { subcategoryLink } from '../../catalogue/catalogue.ts'
import { absent, labels } from '../labels.content.ts'
import { Fallback } from './Fallback.tsx'

interface CategoryGalleryProps {
  title?: string | undefined
  pictures?: Category['gallery']
}

/** Captioned details of a category's rooms, each with a link to its page. */
export function CategoryGallery({ title = labels.gallery, pictures = [] }: CategoryGalleryProps) {
  if (pictures.length === 0) return <Fallback {...absent.gallery} />
  return (
    <Section>
      <PlainHead title={title} />
      <Gallery
        items={pictures.map(({ link, ...picture }) => ({
          ...picture,
          detail: <SiteLink to={link}>{subcategoryLink(link).title}</SiteLink>,
        }))}
      />
    </Section>
  )
}
