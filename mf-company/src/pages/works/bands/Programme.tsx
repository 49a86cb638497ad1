import type { CSSProperties } from 'react'
import { DimensionLine } from 'shared-ui/DimensionLine'
import { interpolate } from 'shared-ui/interpolate'
import { Section } from 'shared-ui/Section'
import { labels } from '../labels.content.ts'
import type { WorkContent } from '../WorkContent.ts'
import styles from './Programme.module.css'

/** The weeks on site as stacked dimension lines, to scale. */
export function Programme({ work, programme }: Pick<WorkContent, 'work' | 'programme'>) {
  const all = work.weeks
  let from = 0
  const periods = programme.map((stage: { title: string; weeks?: number }) => {
    const { title, weeks = all - from } = stage
    const start = from
    from += weeks
    return { title, weeks, style: { '--from': start / all, '--length': weeks / all } as CSSProperties }
  })
  return (
    <Section className={styles.band} label={labels.programme}>
      <ol className={styles.periods}>
        {periods.map(({ title, weeks, style }) => (
          <li key={title} style={style}>
            <span className={styles.name}>
              {title}
              <span className={styles.weeks}>
                {weeks === 1 ? labels.week : interpolate(labels.weeks, { count: weeks })}
              </span>
            </span>
            <span>
              <DimensionLine className={styles.period} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
