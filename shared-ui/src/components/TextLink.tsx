import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Go } from './Go.tsx'
import { Icon } from './Icon.tsx'
import styles from './TextLink.module.css'

/** The look of a text link, for whatever is pressed: a link, a button, or the foot of a card that is a link. */
export const textLinkClass = (className?: string) => classes(styles.link, className)

interface TextLinkProps {
  to: string
  children: ReactNode
  arrow?: boolean | undefined
  className?: string | undefined
}

export function TextLink({ to, children, arrow = true, className }: TextLinkProps) {
  return (
    <Go to={to} className={textLinkClass(className)}>
      {children}
      {arrow && <Icon name="arrow" />}
    </Go>
  )
}
