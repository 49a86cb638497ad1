import { Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import type { ResidentialTestimonial } from '../ResidentialCategory.ts'
import { clients } from '../residential.content.ts'

/** Quotations about this kind of work, each with the project and the client. */
export function Testimonials({ quotes }: { quotes: readonly ResidentialTestimonial[] }) {
  return (
    <Section tone="sunk" label={clients}>
      <Quotes
        items={quotes.map(({ quote, author, company, projectType, work }) => ({
          text: quote,
          author,
          position: `${projectType}. ${company}`,
          work,
        }))}
      />
    </Section>
  )
}
