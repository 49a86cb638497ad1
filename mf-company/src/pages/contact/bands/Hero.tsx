import { type OpeningDays, openingRows } from 'shared-ui/openingHours'
import styles from './Hero.module.css'

export interface HeroProps {
  label: string
  headline: string
  lead: string
  /** Where we are found, and when. */
  place: string
  hours: readonly OpeningDays[]
}

/** The page's headline and lead, and in plain words where and when we are found: the form has the first control. */
export function Hero({ label, headline, lead, place, hours }: HeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div>
        <p className="label muted">{label}</p>
        <h1>{headline}</h1>
      </div>
      <div>
        <p className="lead muted">{lead}</p>
        <p className={styles.found}>
          {place} {openingRows(hours).map(({ day, time }) => `${day}: ${time}. `)}
        </p>
      </div>
    </section>
  )
}
