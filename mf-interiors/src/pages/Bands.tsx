import type { ReactNode } from 'react'
import styles from './Bands.module.css'

/** The bands of a page in their order. Pictures may reach past the window's edge, and nothing scrolls to them. */
export const Bands = ({ children }: { children: ReactNode }) => <div className={styles.bands}>{children}</div>
