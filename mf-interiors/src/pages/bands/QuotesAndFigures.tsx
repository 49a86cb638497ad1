import { type Figure, Figures } from 'shared-ui/Figures'
import type { Link } from 'shared-ui/Link'
import { type Quote, Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import styles from './QuotesAndFigures.module.css'

export interface QuotesAndFiguresProps {
  id: string
  label: string
  title: string
  items: readonly Quote[]
  statistics: readonly Figure[]
  source: Link
}

/** Client quotations, and figures. */
export const QuotesAndFigures = ({ id, label, title, items, statistics, source }: QuotesAndFiguresProps) => (
  <Section id={id}>
    <SectionHead label={label} title={title} />
    <Quotes items={items} />
    <div className={styles.figures}>
      <Figures items={statistics} source={source} />
    </div>
  </Section>
)
