import type { CSSProperties } from 'react'
import type { BeforeSite } from 'shared-ui/beforeSite.content'
import { DimensionLine } from 'shared-ui/DimensionLine'
import styles from './Programme.module.css'

export interface ProgrammeProps extends BeforeSite {
  /** The length of a period, with a placeholder: `{count} weeks`. */
  duration: string
  /** The label at the start of the scale: `Week 0`. */
  start: string
  /** Added to a statutory period, because not everybody can see its colour. */
  byLaw: string
  note: string
}

/** The scale has a line every four weeks. */
const step = 4

const weekStyle = (from: number, to = from) => ({ '--from': from, '--to': to }) as CSSProperties

const weeksOf = (weeks: number) => Array.from({ length: weeks / step + 1 }, (_, index) => step * index)

/** Periods as dimension lines on a grid of weeks, to scale. */
export function Programme({ weeks, periods, duration, start, byLaw, note }: ProgrammeProps) {
  return (
    <div className={styles.programme} style={{ '--weeks': weeks, '--step': step } as CSSProperties}>
      <ol className={styles.periods}>
        {periods.map(({ title, note, from, to, law }) => (
          <li key={title}>
            <div>
              <b>{title}</b>
              <span>{note}</span>
            </div>
            <div className={styles.track}>
              <div className={styles.period} style={weekStyle(from, to)} data-law={law}>
                <span>
                  {duration.replace('{count}', String(to - from))}
                  {law && `, ${byLaw}`}
                </span>
                <DimensionLine />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.scale} aria-hidden="true">
        <div>
          {weeksOf(weeks).map((week) => (
            <i key={week} style={weekStyle(week)}>
              {week === 0 ? start : week}
            </i>
          ))}
        </div>
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
