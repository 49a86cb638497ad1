import { type BeforeSite, inWeeks, untilWeStart } from 'shared-ui/beforeSite.content'
import { Disclosure } from 'shared-ui/Disclosure'
import { interpolate } from 'shared-ui/interpolate'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { PlainHead } from 'shared-ui/PlainHead'
import { Ranges } from 'shared-ui/Ranges'
import { Section } from 'shared-ui/Section'
import { type Step, StepList } from 'shared-ui/StepList'
import styles from './Process.module.css'

interface ProcessProps {
  title: string
  steps: readonly Step[]
  before: BeforeSite
}

/** The steps of this kind of work, and the weeks before it, stage by stage. */
export function Process({ title, steps, before: { weeks, periods } }: ProcessProps) {
  const rows = periods.map(({ title, note, from, to }) => {
    return { name: title, note, from, to, text: interpolate(inWeeks, { from, to }) }
  })
  return (
    <Section className={styles.process}>
      <PlainHead title={interpolateCount(title, steps.length)} />
      <StepList steps={steps} />
      <div className={styles.before} id="weeks">
        <Disclosure title={interpolate(untilWeStart, { weeks })}>
          <Ranges end={weeks} step={4} rows={rows} />
        </Disclosure>
      </div>
    </Section>
  )
}
