import { ButtonLink } from 'shared-ui/ButtonLink'
import { Icon } from 'shared-ui/Icon'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { Link } from 'shared-ui/Link'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { type Step, StepList } from 'shared-ui/StepList'
import styles from './Process.module.css'

export interface ProcessProps {
  title: string
  note: string
  steps: readonly Step[]
  button: Link
}

/** The steps of an application, and the contact for questions about it. */
export function Process({ title, note, steps, button }: ProcessProps) {
  return (
    <Section className={styles.process}>
      <PlainHead title={interpolateCount(title, steps.length)} note={note} />
      <StepList steps={steps} />
      <p className={styles.action}>
        <ButtonLink to={button.link} variant="line">
          {button.title}
          <Icon name="mail" />
        </ButtonLink>
      </p>
    </Section>
  )
}
