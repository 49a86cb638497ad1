import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldFrameProps, tiedTo } from './FieldFrame.tsx'
import styles from './TextArea.module.css'

/** An input of several lines with its label. */
export function TextArea({ label, hint, error, ...textarea }: FieldFrameProps & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...textarea} {...tiedTo(id, { hint, error })} className={styles.box} />
    </FieldFrame>
  )
}
