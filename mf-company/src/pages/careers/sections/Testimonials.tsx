import { Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'

export interface TestimonialsProps {
  title: string
  items: readonly { id: number; text: string; author: string; position: string }[]
}

/** Quotations from people who work here. */
export function Testimonials({ title, items }: TestimonialsProps) {
  return (
    <Section>
      <SectionHead title={title} />
      <Quotes items={items.map(({ text, author, position }) => ({ quote: text, author, role: position }))} />
    </Section>
  )
}
