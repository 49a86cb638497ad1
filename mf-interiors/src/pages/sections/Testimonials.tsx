import { Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import type { Testimonial } from '../../catalogue/Subcategory.ts'
import { fallbacks } from '../fallbacks.content.ts'
import { labels } from '../labels.content.ts'
import { Fallback } from './Fallback.tsx'

interface TestimonialsProps {
  title?: string | undefined
  quotes?: readonly Testimonial[] | undefined
}

/** Words of people who use the room; a plain sentence where there are none yet. */
export function Testimonials({ title = labels.testimonials, quotes = [] }: TestimonialsProps) {
  if (quotes.length === 0) return <Fallback {...fallbacks.testimonials} />
  return (
    <Section tone="sunk">
      <SectionHead title={title} />
      <Quotes
        items={quotes.map(({ text, author, position, work }) => ({ quote: text, author, role: position, work }))}
      />
    </Section>
  )
}
