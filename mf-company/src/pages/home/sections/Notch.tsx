import type { ReactNode } from 'react'
import styles from './Notch.module.css'

/** Text in the bottom left corner of a picture, on a solid colour. */
export const Notch = ({ children }: { children: ReactNode }) => <span className={styles.notch}>{children}</span>
