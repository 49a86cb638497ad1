import { finished, onSite } from '../content/costs.content.ts'
import { interpolate } from '../content/interpolate.ts'
import type { Work } from '../content/work.ts'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { NoWrap } from './NoWrap.tsx'
import styles from './WorkFacts.module.css'

/** A work as a page shows it, in one of the work's pictures. */
export interface WorkItem {
  work: Work
  picture: PictureFile
  /** Where it leads, if not to the work's page. */
  link?: string
}

interface WorkFactsProps {
  work: Work
  /** Where the kind stands beside it already. */
  withoutKind?: boolean
  /** A button holds no paragraph. */
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
