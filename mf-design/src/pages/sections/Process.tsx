import { useId } from 'react'
import { Bare } from 'shared-ui/Bare'
import { Chain } from 'shared-ui/Chain'
import { Section } from 'shared-ui/Section'

export interface ProcessProps {
  id: string
  label: string
  title: string
  steps: readonly { number: number; title: string; description: string }[]
}

/** The six stages of a design as one chain of dimensions. */
export function Process({ id, label, title, steps }: ProcessProps) {
  const heading = useId()
  return (
    <Section id={id} labelledBy={heading}>
      <Bare id={heading} title={title} note={label} />
      <Chain steps={steps} />
    </Section>
  )
}
