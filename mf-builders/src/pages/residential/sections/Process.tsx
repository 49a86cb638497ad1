import { Chain, type Step } from 'shared-ui/Chain'
import { counted } from 'shared-ui/counted'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import styles from './Process.module.css'

interface ProcessProps {
  title: string
  steps: readonly Step[]
}

/** How this kind of work runs, stage by stage. */
export function Process({ title, steps }: ProcessProps) {
  return (
    <Section className={styles.process}>
      <PlainHead title={counted(title, steps.length)} />
      <Chain steps={steps} />
    </Section>
  )
}
