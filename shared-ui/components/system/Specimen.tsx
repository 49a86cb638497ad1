import type { ReactNode } from 'react'
import styles from './Specimen.module.css'

interface SpecimenProps {
  title: string
  tone?: 'slate' | 'verdigris' | undefined
  wide?: boolean
  children: ReactNode
}

/** One component in its states. */
export function Specimen({ title, tone, wide, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={title} data-tone={tone} data-wide={wide || undefined}>
      <p className="label muted">{title}</p>
      {children}
    </section>
  )
}
