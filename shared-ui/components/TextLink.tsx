import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './TextLink.module.css'

/**
 * The class of a text link, for anything that looks like one: a link, a button, or the footer of a card that is a link.
 */
export const textLinkClass = (className?: string) => classes(styles.link, className)

interface TextLinkProps {
  to: string
  children: ReactNode
  /** `true` adds an arrow after the text, `back` an arrow pointing back before it. */
  arrow?: boolean | 'back' | undefined
  /** The id of the text that describes one of many similar links. */
  describedBy?: string | undefined
  className?: string | undefined
}

export function TextLink({ to, children, arrow = true, describedBy, className }: TextLinkProps) {
  return (
    <SiteLink to={to} className={textLinkClass(className)} aria-describedby={describedBy}>
      {arrow === 'back' && <Icon name="back" />}
      {children}
      {arrow === true && <Icon name="arrow" />}
    </SiteLink>
  )
}
