import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { Picture } from 'shared-ui/Picture'
import { SiteLink } from 'shared-ui/SiteLink'
import { labels } from '../labels.content.ts'
import type { Work } from '../work.ts'
import styles from './NextWork.module.css'

/** The way to another work. */
export const NextWork = ({ title, place, picture, link }: Work['next']) => (
  <section className={`section wrap ${styles.next}`}>
    <SiteLink to={link}>
      <span className={styles.words}>
        <span className="label muted">{labels.next}</span>
        <h2>{title}</h2>
        <span className="muted">{place}</span>
      </span>
      <Picture picture={picture} sizes="(min-width: 48em) 66vw, 100vw" alt="" ratio="3 / 2">
        <CornerLeaf />
      </Picture>
    </SiteLink>
  </section>
)
