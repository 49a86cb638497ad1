import { Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import type { ResidentialTestimonial } from '../ResidentialCategory.ts'

/** Quotations about this kind of work, each with the project and the client. */
export function Testimonials({ title, quotes }: { title: string; quotes: readonly ResidentialTestimonial[] }) {
  return (
    <Section tone="sunk">
      <SectionHead title={title} />
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
