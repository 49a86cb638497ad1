import { ButtonLink } from 'shared-ui/ButtonLink'
import type { MenuLink } from 'shared-ui/contract'
import { DimensionLine } from 'shared-ui/DimensionLine'
import styles from './Hero.module.css'
import { HeroColumns, type HeroColumnsProps } from './HeroColumns.tsx'

export interface HeroProps {
  headline: string
  lead: string
  /** The first one is the main action. */
  actions: readonly MenuLink[]
  promises: readonly { title: string; text: string }[]
  columns: HeroColumnsProps
}

/** The page's first band: headline and promises, beside the moving service cards. */
export function Hero({ headline, lead, actions, promises, columns }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.sheet}`}>
        <div className={styles.text}>
          <h1>{headline}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <p className={styles.actions}>
            {actions.map(({ title, link }, index) => (
              <ButtonLink key={title} to={link} variant={index === 0 ? undefined : 'line'}>
                {title}
              </ButtonLink>
            ))}
          </p>
          <ul className={styles.promises}>
            {promises.map(({ title, text }) => (
              <li key={title}>
                <DimensionLine className={styles.dim} />
                <b>{title}</b>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <HeroColumns {...columns} />
      </div>
    </section>
  )
}
