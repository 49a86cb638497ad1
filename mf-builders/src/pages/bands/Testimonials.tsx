import { type Quote, Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'

interface TestimonialsProps {
  label: string
  title: string
  items: readonly Quote[]
}

/** Quotations from building clients. */
export function Testimonials({ label, title, items }: TestimonialsProps) {
  return (
    <Section id="testimonials" tone="sunk">
      <SectionHead label={label} title={title} />
      <Quotes items={items} />
    </Section>
  )
}
