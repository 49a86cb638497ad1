import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface ButtonFace {
  variant?: 'line' | undefined
  /** On by default, except on line buttons. */
  arrow?: boolean | undefined
  children: ReactNode
}

/** The content of a button or of a link that looks like one. */
export const buttonFace = ({ variant, arrow = variant !== 'line', children }: ButtonFace) => (
  <>
    {children}
    {arrow && <Icon name="arrow" />}
  </>
)

/** The classes of a button or of a link that looks like one. */
export const buttonClass = (variant: ButtonFace['variant'], className?: string) =>
  classes(styles.button, variant && styles[variant], className)
