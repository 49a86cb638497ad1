import { type BeforeSite, howLong, inWeeks } from 'shared-ui/beforeSite.content'
import { Chain, type Step } from 'shared-ui/Chain'
import { counted } from 'shared-ui/counted'
import { Fold } from 'shared-ui/Fold'
import { filled } from 'shared-ui/filled'
import { PlainHead } from 'shared-ui/PlainHead'
import { Ranges } from 'shared-ui/Ranges'
import { Section } from 'shared-ui/Section'
import styles from './Process.module.css'

interface ProcessProps {
  title: string
  steps: readonly Step[]
  before: BeforeSite
  /** Such as `9–13 weeks on site`. */
  onSite: string
}

/** How this kind of work runs, stage by stage, and how long it takes, from the survey on. */
export function Process({ title, steps, before: { weeks, periods }, onSite }: ProcessProps) {
  const rows = periods.map(({ title, note, from, to }) => {
    return { name: title, note, from, to, text: filled(inWeeks, { from, to }) }
  })
  const [total = ''] = onSite.replace(/\d+/g, (count) => `${weeks + Number(count)}`).split(/\s/)
  return (
    <Section className={styles.process}>
      <PlainHead title={counted(title, steps.length)} />
      <Chain steps={steps} />
      <div className={styles.before}>
        <Fold title={filled(howLong, { weeks, onSite, total })}>
          <Ranges end={weeks} step={4} rows={rows} />
        </Fold>
      </div>
    </Section>
  )
}
