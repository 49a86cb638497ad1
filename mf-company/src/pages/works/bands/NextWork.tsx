import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { Picture } from 'shared-ui/Picture'
import { SiteLink } from 'shared-ui/SiteLink'
import { workPagePath } from 'shared-ui/work'
import { labels } from '../labels.content.ts'
import type { WorkContent } from '../WorkContent.ts'
import styles from './NextWork.module.css'

/** The link to another work. */
export const NextWork = ({ work, picture }: WorkContent['next']) => (
  <section className={`section wrap ${styles.next}`}>
    <SiteLink to={workPagePath(work)} data-ring="inside">
      <span className={styles.words}>
        <span className="label muted">{labels.next}</span>
        <h2>{work.name}</h2>
        <span className="muted">{work.place}</span>
      </span>
      <Picture picture={picture} sizes="(min-width: 48em) 66vw, 100vw" alt="" ratio="3 / 2">
        <CornerLeaf />
      </Picture>
    </SiteLink>
  </section>
)
