import { type Figure, Figures } from 'shared-ui/Figures'
import { Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import type { Testimonial } from '../../catalogue/Subcategory.ts'
import styles from './QuotesAndFigures.module.css'

export interface QuotesAndFiguresProps {
  label: string
  title: string
  items: readonly (Testimonial & { id: number })[]
  statistics: readonly Figure[]
}

/** Client quotations, and four figures. */
export const QuotesAndFigures = ({ label, title, items, statistics }: QuotesAndFiguresProps) => (
  <Section>
    <SectionHead label={label} title={title} />
    <Quotes items={items.map(({ text, author, position, work }) => ({ quote: text, author, role: position, work }))} />
    <div className={styles.figures}>
      <Figures items={statistics} />
    </div>
  </Section>
)
