import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx'
import styles from './Services.module.css'

export interface ServicesProps {
  id: string
  label: string
  title: string
  ticker: { pause: string }
  cards: readonly ServiceCardProps['service'][]
}

/** The service lines, arranged like a stair, with the section's title above the first step. */
export function Services({ id, label, title, ticker, cards }: ServicesProps) {
  return (
    <section id={id} className="section" aria-label={label}>
      <div className={`wrap ${styles.stair}`}>
        <h2 className={styles.title}>{title}</h2>
        {cards.map((service) => (
          <ServiceCard key={service.id} service={service} ticker={ticker} />
        ))}
      </div>
    </section>
  )
}
