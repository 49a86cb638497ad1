import { Bare } from 'shared-ui/Bare'
import { Chain } from 'shared-ui/Chain'
import { Section } from 'shared-ui/Section'
import type { ProcessStep } from '../../subcategory.ts'
import { labels } from '../labels.content.ts'

export interface ProcessProps {
  /** Names the band, where its title is no name. */
  label?: string | undefined
  title?: string | undefined
  steps: readonly ProcessStep[]
  tone?: 'slate'
}

/** How the room comes about, step by step. */
export const Process = ({ label, title = labels.process, steps, tone }: ProcessProps) => (
  <Section label={label} tone={tone}>
    <Bare title={title} />
    <Chain steps={steps} />
  </Section>
)
