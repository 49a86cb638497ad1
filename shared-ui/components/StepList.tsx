import type { CSSProperties } from 'react'
import { NoWrap } from './NoWrap.tsx'
import styles from './StepList.module.css'

/** A step of a process, numbered by its position. */
export interface Step {
  title: string
  description: string
}

/** Numbered steps as chained dimensions on a plan: one line, with a tick for each step. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.chain} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <div data-reveal>
            <span className={styles.number}>{index + 1}</span>
            <h3>{title}</h3>
            <p>
              <NoWrap>{description}</NoWrap>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
