import styles from './Hero.module.css'

export interface HeroProps {
  headline: string
  lead: string
}

/** The page's headline and lead. */
export function Hero({ headline, lead }: HeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <h1>{headline}</h1>
      <p className="lead muted">{lead}</p>
    </section>
  )
}
