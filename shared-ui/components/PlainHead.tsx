import type { ReactNode } from 'react'
import styles from './PlainHead.module.css'

/** A section head without a dimension line, for a section whose own step list, grid or table replaces that line. */
export function PlainHead({ title, note, id }: { title: ReactNode; note?: ReactNode; id?: string | undefined }) {
  return (
    <div className={styles.bare} data-reveal>
      <h2 id={id}>{title}</h2>
      {typeof note === 'string' ? <p className="muted">{note}</p> : note}
    </div>
  )
}
