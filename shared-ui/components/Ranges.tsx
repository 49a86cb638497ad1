import type { CSSProperties } from 'react'
import { DimensionLine } from './DimensionLine.tsx'
import styles from './Ranges.module.css'

export interface Range {
  name: string
  note?: string
  /** The start on the scale; absent for a single point. */
  from: number
  to: number
  /** The range as text. */
  text: string
}

interface RangesProps {
  /** The end of the scale, which starts at 0. */
  end: number
  /** The distance between hairlines. */
  step: number
  rows: readonly Range[]
}

/** Rows of ranges on one scale, each drawn as a dimension line to scale. */
export function Ranges({ end, step, rows }: RangesProps) {
  return (
    <ol className={styles.rows} style={{ '--step': step / end } as CSSProperties}>
      {rows.map(({ name, note, from, to, text }) => (
        <li key={name + text} className={styles.row}>
          <div>
            <b>{name}</b>
            {note && <p>{note}</p>}
          </div>
          <div className={styles.track}>
            <div
              className={styles.range}
              data-late={from / end > 0.55 || undefined}
              style={{ '--from': from / end, '--to': to / end } as CSSProperties}
            >
              <span>{text}</span>
              {to > from && <DimensionLine />}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
