import styles from './TextHero.module.css'

export interface TextHeroProps {
  headline: string
  lead: string
}

/** The page's headline and lead. */
export function TextHero({ headline, lead }: TextHeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <h1>{headline}</h1>
      <p className="lead muted">{lead}</p>
    </section>
  )
}
