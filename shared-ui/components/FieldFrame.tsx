import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'
import { Icon } from './Icon.tsx'

/** The properties of every field, whatever its control. */
export interface FieldFrameProps {
  /** The control's id, made of names: one by React's `useId` would be another one where another React renders it. */
  id: string
  label: string
  /** A word at the label's right, such as "Optional". */
  hint?: string | undefined
  /** Why the browser refused the value, in its words; undefined while it has not. */
  error?: string | undefined
}

/** The attributes that tie a control to the texts of its frame. */
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
        {/* Beside the label and not inside it: the hint describes the field and is no part of its name. */}
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
