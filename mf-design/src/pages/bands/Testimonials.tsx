import { type Figure, Figures } from 'shared-ui/Figures'
import type { Link } from 'shared-ui/Link'
import { type Quote, Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import styles from './Testimonials.module.css'

export interface TestimonialsProps {
  label: string
  title: string
  quotes: readonly Quote[]
  figures: { title: string; items: readonly Figure[]; source: Link }
}

/** Client quotations, and the studio's figures. */
export function Testimonials({ label, title, quotes, figures }: TestimonialsProps) {
  return (
    <Section tone="sunk" labelledBy="testimonials-heading">
      <SectionHead id="testimonials-heading" label={label} title={title} />
      <Quotes items={quotes} />
      <h2 className="vh">{figures.title}</h2>
      <div className={styles.figures}>
        <Figures items={figures.items} source={figures.source} />
      </div>
    </Section>
  )
}
