import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

interface SectionHeadProps {
  title: ReactNode
  /**
   * Text in the margin column; only for information that the title lacks. If it is the section's heading, `level` is 3.
   */
  label?: ReactNode
  note?: ReactNode
  id?: string | undefined
  level?: 2 | 3
}

/** A section head: a dimension line, the label in the margin column, the title in column 4. */
export function SectionHead({ title, label, note, id, level = 2 }: SectionHeadProps) {
  const Title = `h${level}` as const
  return (
    <div className={`grid ${styles.head}`}>
      {label && <div className={styles.label}>{label}</div>}
      <div className={styles.main} data-reveal>
        <Title id={id}>{title}</Title>
        {typeof note === 'string' ? <p className="lead">{note}</p> : note}
      </div>
    </div>
  )
}
