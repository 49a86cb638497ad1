import { Chain } from 'shared-ui/Chain'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import type { ProcessStep } from '../../catalogue/Subcategory.ts'
import { labels } from '../labels.content.ts'

export interface ProcessProps {
  /** Names the band where its title alone does not. */
  label?: string | undefined
  title?: string | undefined
  steps: readonly ProcessStep[]
  tone?: 'slate'
}

/** The steps in which a room is made. */
export const Process = ({ label, title = labels.process, steps, tone }: ProcessProps) => (
  <Section label={label} tone={tone}>
    <PlainHead title={title} />
    <Chain steps={steps} />
  </Section>
)
