import type { ReactNode } from 'react'
import styles from './TextHero.module.css'

export interface TextHeroProps {
  label?: string
  headline: string
  lead: string
  /** Below the lead. */
  children?: ReactNode
}

/** The page's headline and lead. */
export const TextHero = ({ label, headline, lead, children }: TextHeroProps) => (
  <section className={`wrap ${styles.hero}`}>
    <div>
      {label && <p className="label muted">{label}</p>}
      <h1>{headline}</h1>
    </div>
    <div>
      <p className="lead muted">{lead}</p>
      {children}
    </div>
  </section>
)
