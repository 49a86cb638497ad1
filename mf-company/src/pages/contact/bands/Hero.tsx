import styles from './Hero.module.css'

export interface HeroProps {
  label: string
  headline: string
  lead: string
}

/** The page's headline and lead. */
export function Hero({ label, headline, lead }: HeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div>
        <p className="label muted">{label}</p>
        <h1>{headline}</h1>
      </div>
      <p className="lead muted">{lead}</p>
    </section>
  )
}
