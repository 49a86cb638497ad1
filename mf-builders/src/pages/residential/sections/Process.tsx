import { Bare } from 'shared-ui/Bare'
import { Chain } from 'shared-ui/Chain'
import { Section } from 'shared-ui/Section'
import styles from './Process.module.css'

interface ProcessProps {
  title: string
  steps: readonly { number: number; title: string; description: string }[]
}

/** How this kind of work runs, stage by stage. */
export function Process({ title, steps }: ProcessProps) {
  return (
    <Section className={styles.process}>
      <Bare title={title} />
      <Chain steps={steps} />
    </Section>
  )
}
