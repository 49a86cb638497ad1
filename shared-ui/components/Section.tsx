import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface SectionProps {
  id?: string | undefined
  tone?: 'slate' | 'verdigris' | 'sunk' | undefined
  /** The accessible name, if no heading inside can provide it. */
  label?: string | undefined
  /** The id of the heading that names the section. */
  labelledBy?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** One band of a page, in one tone, with its content as wide as the sheet. */
export function Section({ id, tone, label, labelledBy, className, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classes('section', className)}
      data-tone={tone}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
