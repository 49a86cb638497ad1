import type { ReactNode } from 'react'
import { DimensionLine } from 'shared-ui/DimensionLine'
import styles from './AboutSection.module.css'

/** One section of the page: a dimension line as long as it is wide, its title, and what it says. */
export function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <DimensionLine />
      <h2>{title}</h2>
      <div data-reveal>{children}</div>
    </section>
  )
}
