import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { DisclosureMark } from './DisclosureMark.tsx'

/** Content that opens on a click on its title. It opens without script. */
export const Disclosure = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>
      {title}
      <DisclosureMark />
    </summary>
    {children}
  </details>
)
