import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, tiedTo } from './FieldFrame.tsx'
import styles from './TextArea.module.css'

/** A multi-line input with its label. */
export function TextArea({ id, label, hint, error, ...textarea }: FieldFrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...textarea} {...tiedTo(id, { hint, error })} className={styles.box} />
    </FieldFrame>
  )
}
