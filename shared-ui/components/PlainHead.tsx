import type { ReactNode } from 'react'
import styles from './PlainHead.module.css'

/** Section head without a dimension line, for a section whose chain, grid or table needs none above it. */
export function PlainHead({ title, note, id }: { title: ReactNode; note?: ReactNode; id?: string | undefined }) {
  return (
    <div className={styles.bare} data-reveal>
      <h2 id={id}>{title}</h2>
      {typeof note === 'string' ? <p className="muted">{note}</p> : note}
    </div>
  )
}
