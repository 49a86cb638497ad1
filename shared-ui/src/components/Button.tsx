import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'

export interface ButtonFace {
  variant?: 'line' | undefined
  /** On by default, except on line buttons. */
  arrow?: boolean | undefined
  children: ReactNode
}

/** The content of a button, whether it acts or leads somewhere. */
export const buttonFace = ({ variant, arrow = variant !== 'line', children }: ButtonFace) => (
  <>
    {children}
    {arrow && <Icon name="arrow" />}
  </>
)

/** The classes of a button or of a link that looks like one. */
export const buttonClass = (variant: ButtonFace['variant'], className?: string) =>
  classes(styles.button, variant && styles[variant], className)

interface ButtonProps extends ButtonFace, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While busy the button is disabled, keeps its width and says what its children say. */
  busy?: boolean | undefined
}

export function Button({ variant, arrow, busy, type = 'button', className, disabled, children, ...rest }: ButtonProps) {
  // Measured at the click that may make it busy: the busy label is often shorter.
  const [width, setWidth] = useState<number>()
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      disabled={disabled || busy}
      data-busy={busy || undefined}
      style={busy && width ? { ...rest.style, minWidth: width } : rest.style}
      onClick={(event) => {
        setWidth(event.currentTarget.offsetWidth)
        rest.onClick?.(event)
      }}
    >
      {buttonFace({ variant, arrow: busy ? false : arrow, children })}
    </button>
  )
}
