import type { ButtonHTMLAttributes } from 'react'
import { type ButtonFace, buttonClass, buttonFace } from './buttonFace.tsx'

interface ButtonProps extends ButtonFace, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While busy, the button is disabled; its children are the label of that state. */
  busy?: boolean | undefined
}

export const Button = ({
  variant,
  arrow,
  busy,
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(variant, className)}
    disabled={disabled || busy}
    data-busy={busy || undefined}
  >
    {buttonFace({ variant, arrow: busy ? false : arrow, children })}
  </button>
)
