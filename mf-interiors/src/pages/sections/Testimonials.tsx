import { type Quote, Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { absent, labels } from '../labels.content.ts'
import { Fallback } from './Fallback.tsx'

interface TestimonialsProps {
  title?: string | undefined
  quotes?: readonly Quote[] | undefined
}

/** Words of people who use the room; a plain sentence where there are none yet. */
export function Testimonials({ title = labels.testimonials, quotes = [] }: TestimonialsProps) {
  if (quotes.length === 0) return <Fallback {...absent.testimonials} />
  return (
    <Section tone="sunk">
      <SectionHead title={title} />
      <Quotes items={quotes} />
    </Section>
  )
}
