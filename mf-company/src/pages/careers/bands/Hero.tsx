import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import styles from './Hero.module.css'

export interface HeroProps {
  label: string
  headline: string
  lead: string
  picture: PictureFile
  button: Link
}

/** The page's first band, with a link to the open positions. */
export function Hero({ label, headline, lead, picture, button }: HeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div>
        <p className="label muted">{label}</p>
        <h1>{headline}</h1>
        <p className={`lead muted ${styles.lead}`}>{lead}</p>
        <p className={styles.action}>
          <ButtonLink to={button.link}>{button.title}</ButtonLink>
        </p>
      </div>
      <Picture
        className={styles.picture}
        picture={picture}
        ratio="4 / 5"
        sizes="(min-width: 48em) 44vw, 100vw"
        priority
      />
    </section>
  )
}
