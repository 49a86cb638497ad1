import type { ReactNode } from 'react'
import { DimensionLine } from 'shared-ui/DimensionLine'
import styles from './AboutSection.module.css'

/** One section of the page: a dimension line, a title and the content. */
export function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <DimensionLine />
      <h2>{title}</h2>
      <div data-reveal>{children}</div>
    </section>
  )
}
