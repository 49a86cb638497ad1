import { type Quote, Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'

export interface TestimonialsProps {
  title: string
  items: readonly Quote[]
}

/** Quotations from people who work here. */
export function Testimonials({ title, items }: TestimonialsProps) {
  return (
    <Section>
      <SectionHead title={title} />
      <Quotes items={items} />
    </Section>
  )
}
