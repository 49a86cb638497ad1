import type { ReactNode } from 'react'
import styles from './Bands.module.css'

/**
 * The bands of a page, in order. Pictures may extend beyond the window's edge without making the page scroll sideways.
 */
export const Bands = ({ children }: { children: ReactNode }) => <div className={styles.bands}>{children}</div>
