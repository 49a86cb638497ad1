import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, tiedTo } from './FieldFrame.tsx'

/** A one-line input with its label. */
export function Field({ id, label, hint, error, ...input }: FieldFrameProps & ComponentProps<'input'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...tiedTo(id, { hint, error })} />
    </FieldFrame>
  )
}
