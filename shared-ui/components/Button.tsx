import { type ButtonHTMLAttributes, useState } from 'react'
import { type ButtonFace, buttonClass, buttonFace } from './buttonFace.tsx'

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
