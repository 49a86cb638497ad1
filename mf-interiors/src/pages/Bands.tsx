import type { ReactNode } from 'react'
import styles from './Bands.module.css'

/** The bands of a page in their order. Two neighbours with the same background share the space between them. */
export const Bands = ({ children }: { children: ReactNode }) => <div className={styles.bands}>{children}</div>
