import type { ReactNode } from 'react'
import styles from './Split.module.css'

interface SplitProps {
  title: ReactNode
  label?: string | undefined
  note?: ReactNode
  id?: string | undefined
  children: ReactNode
}

/** A section whose title stays in view beside its content: the title in columns 1 to 4, the content in 6 to 12. */
export function Split({ title, label, note, id, children }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.title}>
        {label && <p className={`label muted ${styles.label}`}>{label}</p>}
        <h2 id={id}>{title}</h2>
        {typeof note === 'string' ? <p className="lead">{note}</p> : note}
      </div>
      <div className={styles.content} data-reveal>
        {children}
      </div>
    </div>
  )
}
