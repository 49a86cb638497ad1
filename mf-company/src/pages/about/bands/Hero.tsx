import { firstOnPhones } from 'shared-ui/coverSizes'
import { type Figure, Figures } from 'shared-ui/Figures'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import styles from './Hero.module.css'

export interface HeroProps {
  id: string
  headline: string
  lead: string
  picture: PictureFile
  figures: readonly Figure[]
  source: Link
}

/** The page's first band: headline, picture and two figures. */
export function Hero({ id, headline, lead, picture, figures, source }: HeroProps) {
  return (
    <section id={id} className={styles.hero}>
      <h1>{headline}</h1>
      <p className="lead muted">{lead}</p>
      <Picture
        className={styles.picture}
        picture={picture}
        ratio="16 / 9"
        sizes={`${firstOnPhones(66)}(min-width: 64em) 74vw, 100vw`}
        priority
      />
      <Figures items={figures} columns={2} source={source} />
    </section>
  )
}
