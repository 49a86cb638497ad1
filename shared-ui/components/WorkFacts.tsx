import { onSite } from '../content/costs.content.ts'
import { filled } from '../content/filled.ts'
import type { Work } from '../content/work.ts'
import type { PictureFile } from '../contract/contract.ts'
import { Unbroken } from './Unbroken.tsx'
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
  /** A button holds no paragraph. */
  as?: 'p' | 'span'
}

/** A work's cost and its weeks on site, on a line of their own. */
export const WorkFacts = ({ work: { cost, weeks }, as: Line = 'p' }: WorkFactsProps) => (
  <Line className="nums">
    <span className={styles.facts}>
      <Unbroken>
        {[cost, filled(weeks === 1 ? onSite.one : onSite.many, { weeks })].filter(Boolean).join(', ')}
      </Unbroken>
    </span>
  </Line>
)
