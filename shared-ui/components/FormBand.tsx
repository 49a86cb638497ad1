import type { ReactNode } from 'react'
import styles from './FormBand.module.css'
import { Section } from './Section.tsx'

interface FormBandProps {
  id: string
  tone: 'slate' | 'sunk'
  title: string
  text: string
  /** The form, at the right on wide windows. */
  form: ReactNode
  /** Further content below the text. */
  children: ReactNode
}

/** A band with text beside a form. */
export const FormBand = ({ id, tone, title, text, form, children }: FormBandProps) => (
  <Section id={id} tone={tone}>
    <div className={`grid ${styles.band}`}>
      <div className={styles.words} data-reveal>
        <h2>{title}</h2>
        <p className="lead muted">{text}</p>
        {children}
      </div>
      <div className={styles.form} data-reveal>
        {form}
      </div>
    </div>
  </Section>
)
