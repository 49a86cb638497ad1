import { spent } from '../content/costs.content.ts'
import { filled } from '../content/filled.ts'
import { Unbroken } from './Unbroken.tsx'
import styles from './WorkFacts.module.css'

/** What a work cost and how long it took, as the register of works has it. */
export interface Spent {
  cost: string
  /** On site. */
  weeks: number
}

interface WorkFactsProps extends Spent {
  /** A button holds no paragraph. */
  as?: 'p' | 'span'
}

/** A work's cost and its weeks on site, on a line of their own. */
export const WorkFacts = ({ cost, weeks, as: Line = 'p' }: WorkFactsProps) => (
  <Line className="nums">
    <span className={styles.facts}>
      <Unbroken>{filled(weeks === 1 ? spent.one : spent.many, { cost, weeks })}</Unbroken>
    </span>
  </Line>
)
