import type { ReactNode } from 'react'
import styles from './Notch.module.css'

/** Text cut out of a picture's bottom left corner, so that it stands on solid colour. */
export const Notch = ({ children }: { children: ReactNode }) => <span className={styles.notch}>{children}</span>
