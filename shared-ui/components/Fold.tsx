import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { DisclosureMark } from './DisclosureMark.tsx'
import styles from './Fold.module.css'

interface FoldProps {
  /** What is inside, on the line that opens it. */
  title: string
  /** Whether it is folded on wide windows too. */
  everywhere?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** Content that is folded on a phone until it is asked for. It opens without script; most stands open on wide windows. */
export function Fold({ title, everywhere, className, children }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} data-everywhere={everywhere}>
      <summary>
        {title}
        <DisclosureMark />
      </summary>
      {children}
    </details>
  )
}
