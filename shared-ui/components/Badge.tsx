import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A category, cut out of a picture's top left corner in the page's colour. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>
}
