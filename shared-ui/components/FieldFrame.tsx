import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'
import { Icon } from './Icon.tsx'

/** The props of every field, whatever its control. */
export interface FieldFrameProps {
  /** The control's id, built from names: an id of React's `useId` would differ if another React renders the field. */
  id: string
  label: string
  /** Text at the right of the label, such as "Optional". */
  hint?: string | undefined
  /** The browser's reason for rejecting the value; undefined if the value is valid. */
  error?: string | undefined
}

/** The attributes that link a control to the texts of its frame. */
export const tiedTo = (id: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** A control with its label above and its error below. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {/* Outside the label: the hint describes the field and is no part of its name. */}
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
