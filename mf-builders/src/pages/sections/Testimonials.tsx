import { Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'

interface TestimonialsProps {
  label: string
  title: string
  items: readonly { text: string; author: string; position: string }[]
}

/** Quotations from building clients. */
export function Testimonials({ label, title, items }: TestimonialsProps) {
  return (
    <Section id="testimonials" tone="sunk">
      <SectionHead label={label} title={title} />
      <Quotes items={items.map(({ text, author, position }) => ({ quote: text, author, role: position }))} />
    </Section>
  )
}
