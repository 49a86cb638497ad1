import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from 'shared-ui/Icon'
import { textLinkClass } from 'shared-ui/TextLink'

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
  arrow?: boolean | undefined
}

/** A button that looks like a text link. */
export function TextButton({ children, arrow = true, type = 'button', className, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type={type} className={textLinkClass(className)}>
      {children}
      {arrow && <Icon name="arrow" />}
    </button>
  )
}
