import { ButtonLink } from 'shared-ui/ButtonLink'
import { DimensionLine } from 'shared-ui/DimensionLine'
import type { Link } from 'shared-ui/Link'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './Hero.module.css'
import { HeroColumns, type HeroColumnsProps } from './HeroColumns.tsx'

export interface HeroProps {
  headline: string
  lead: string
  /** The end of the lead, and the page that explains it. */
  together: Link
  /** The first one is the main action. */
  actions: readonly Link[]
  /** A promise may link to the page that keeps it. */
  promises: readonly { title: string; text: string; link?: string }[]
  columns: HeroColumnsProps
}

/** The page's first band: headline and promises, beside the moving service cards. */
export function Hero({ headline, lead, together, actions, promises, columns }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.sheet}`}>
        <div className={styles.text}>
          <h1>{headline}</h1>
          <p className={`lead ${styles.lead}`}>
            {lead} <SiteLink to={together.link}>{together.title}</SiteLink>
          </p>
          <p className={styles.actions}>
            {actions.map(({ title, link }, index) => (
              <ButtonLink key={title} to={link} variant={index === 0 ? undefined : 'line'}>
                {title}
              </ButtonLink>
            ))}
          </p>
          <ul className={styles.promises}>
            {promises.map(({ title, text, link }) => (
              <li key={title}>
                <DimensionLine className={styles.dim} />
                <b>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</b>
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
