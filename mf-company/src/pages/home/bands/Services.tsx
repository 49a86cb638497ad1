import type { Link } from 'shared-ui/Link'
import { TextLink } from 'shared-ui/TextLink'
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx'
import styles from './Services.module.css'

export interface ServicesProps {
  id: string
  label: string
  title: string
  /** The page on how the disciplines work together. */
  together: Link
  ticker: { pause: string }
  cards: readonly ServiceCardProps['service'][]
}

/** The service lines, arranged as stairs, with the section's title above the first step. */
export function Services({ id, label, title, together, ticker, cards }: ServicesProps) {
  return (
    <section id={id} className="section" aria-label={label}>
      <div className={`wrap ${styles.stair}`}>
        <div className={styles.title}>
          <h2>{title}</h2>
          <TextLink to={together.link}>{together.title}</TextLink>
        </div>
        {cards.map((service) => (
          <ServiceCard key={service.id} service={service} ticker={ticker} />
        ))}
      </div>
    </section>
  )
}
