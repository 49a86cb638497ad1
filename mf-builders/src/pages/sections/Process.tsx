import { Chain } from 'shared-ui/Chain'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import styles from './Process.module.css'

interface ProcessProps {
  title: string
  steps: readonly { number: number; title: string; description: string }[]
}

/** The four stages of a building project as one chain. */
export function Process({ title, steps }: ProcessProps) {
  return (
    <Section id="process" className={styles.process}>
      <PlainHead title={title} />
      <Chain steps={steps} />
    </Section>
  )
}
