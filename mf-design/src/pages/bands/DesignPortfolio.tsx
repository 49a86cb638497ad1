import { interpolate } from 'shared-ui/interpolate'
import { PlainHead } from 'shared-ui/PlainHead'
import { Portfolio, type Project } from 'shared-ui/Portfolio'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import styles from './DesignPortfolio.module.css'

export interface DesignPortfolioProps {
  id: string
  title: string
  label: string
  filters: readonly { id: string; label: string }[]
  countOne: string
  countMany: string
  projects: readonly Project[]
}

/** Eight projects with a filter. */
export function DesignPortfolio({ id, title, label, filters, countOne, countMany, projects }: DesignPortfolioProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} labelledBy={heading} className={styles.portfolio}>
      <PlainHead id={heading} title={title} note={<PriceNote />} />
      <Portfolio
        label={label}
        filters={filters}
        projects={projects}
        countText={(count) => (count === 1 ? countOne : interpolate(countMany, { count }))}
      />
    </Section>
  )
}
