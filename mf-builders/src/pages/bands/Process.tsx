import { interpolateCount } from 'shared-ui/interpolateCount'
import { PaymentSchedule, type PaymentScheduleProps } from 'shared-ui/PaymentSchedule'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { type Step, StepList } from 'shared-ui/StepList'
import styles from './Process.module.css'

interface ProcessProps {
  title: string
  steps: readonly Step[]
  payments: PaymentScheduleProps
}

/** The stages of a building project as one step list, and their payments. */
export function Process({ title, steps, payments }: ProcessProps) {
  return (
    <Section id="process" className={styles.process}>
      <PlainHead title={interpolateCount(title, steps.length)} />
      <StepList steps={steps} />
      <PaymentSchedule {...payments} />
    </Section>
  )
}
