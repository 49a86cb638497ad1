import { finished, onSite } from '../content/costs.content.ts'
import { interpolate } from '../content/interpolate.ts'
import type { Work } from '../content/work.ts'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { NoWrap } from './NoWrap.tsx'
import styles from './WorkFacts.module.css'

/** A work for display on a page, with one of its pictures. */
export interface WorkItem {
  work: Work
  picture: PictureFile
  /** The link, if not to the work's page. */
  link?: string
}

interface WorkFactsProps {
  work: Work
  /** Omits the kind, if it is already beside the sentence. */
  withoutKind?: boolean
  /** `span` inside a button, which may not contain a paragraph. */
  as?: 'p' | 'span'
}

/** A work's kind, the year it was finished, its cost and its weeks on site, in one sentence. */
export const WorkFacts = ({ work: { kind, year, cost, weeks }, withoutKind, as: Line = 'p' }: WorkFactsProps) => (
  <Line className="nums">
    <span className={styles.facts}>
      <NoWrap>
        {[
          interpolate(withoutKind ? finished.alone : finished.after, { kind, year }),
          cost,
          interpolate(weeks === 1 ? onSite.one : onSite.many, { weeks }),
        ]
          .filter(Boolean)
          .join(', ')}
      </NoWrap>
    </span>
  </Line>
)
