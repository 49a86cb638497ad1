import type { Step } from 'shared-ui/StepList'
import { AboutSection } from './AboutSection.tsx'
import styles from './Process.module.css'

export interface ProcessProps {
  id: string
  title: string
  steps: readonly Step[]
}

/** The steps as a ruled list: the column is too narrow for a step list. */
export function Process({ id, title, steps }: ProcessProps) {
  return (
    <AboutSection id={id} title={title}>
      <ol className={styles.steps}>
        {steps.map(({ title, description }, index) => (
          <li key={title}>
            <span className={styles.number}>{index + 1}</span>
            <h3>{title}</h3>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ol>
    </AboutSection>
  )
}
