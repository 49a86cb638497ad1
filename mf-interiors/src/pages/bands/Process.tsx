import { interpolateCount } from 'shared-ui/interpolateCount'
import { PaymentSchedule, type PaymentScheduleProps } from 'shared-ui/PaymentSchedule'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { type Step, StepList } from 'shared-ui/StepList'
import { labels } from '../labels.content.ts'

export interface ProcessProps {
  /** The accessible name of the band, if its title alone is not enough. */
  label?: string | undefined
  title?: string | undefined
  steps: readonly Step[]
  tone?: 'slate'
  /** The payments for the steps, and their dates. */
  payments?: PaymentScheduleProps
}

/** The steps of making a room. */
export const Process = ({ label, title, steps, tone, payments }: ProcessProps) => (
  <Section label={label ?? (title ? undefined : labels.process)} tone={tone}>
    {title && <PlainHead title={interpolateCount(title, steps.length)} />}
    <StepList steps={steps} />
    {payments && <PaymentSchedule {...payments} />}
  </Section>
)
