import { interpolateCount } from 'shared-ui/interpolateCount'
import { PaymentSchedule, type PaymentScheduleProps } from 'shared-ui/PaymentSchedule'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { type Step, StepList } from 'shared-ui/StepList'
import { labels } from '../labels.content.ts'

export interface ProcessProps {
  /** Names the band where its title alone does not. */
  label?: string | undefined
  title?: string | undefined
  steps: readonly Step[]
  tone?: 'slate'
  /** What is paid for the steps, and when. */
  payments?: PaymentScheduleProps
}

/** The steps in which a room is made. */
export const Process = ({ label, title, steps, tone, payments }: ProcessProps) => (
  <Section label={label ?? (title ? undefined : labels.process)} tone={tone}>
    {title && <PlainHead title={interpolateCount(title, steps.length)} />}
    <StepList steps={steps} />
    {payments && <PaymentSchedule {...payments} />}
  </Section>
)
