import { interpolateCount } from 'shared-ui/interpolateCount'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { type Step, StepList } from 'shared-ui/StepList'

export interface ProcessProps {
  id: string
  label: string
  title: string
  steps: readonly Step[]
}

/** The stages of a design as one step list. */
export function Process({ id, label, title, steps }: ProcessProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} labelledBy={heading}>
      <PlainHead id={heading} title={interpolateCount(title, steps.length)} note={label} />
      <StepList steps={steps} />
    </Section>
  )
}
