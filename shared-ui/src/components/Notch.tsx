import type { ReactNode } from 'react'
import styles from './Notch.module.css'

/** Text cut out of a picture's bottom left corner, so that it stands on solid colour. */
export function Notch({ children, inset }: { children: ReactNode; inset?: boolean }) {
  return (
    <span className={styles.notch} data-inset={inset || undefined}>
      {children}
    </span>
  )
}
