import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, tiedTo } from './FieldFrame.tsx'
import styles from './Select.module.css'

/** A choice from a native list, with its label. */
export function Select({
  id,
  label,
  hint,
  error,
  options,
  ...select
}: FieldFrameProps &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly (string | { value: string; text: string })[] }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.list}>
        <select {...select} {...tiedTo(id, { hint, error })}>
          {options.map((option) => {
            const { value, text } = typeof option === 'string' ? { value: option, text: option } : option
            return (
              <option key={value} value={value}>
                {text}
              </option>
            )
          })}
        </select>
        {/* An inline SVG and not a background: it uses the tone's text colour, and needs no `data:` in the CSP. */}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 6 5 5 5-5" />
        </svg>
      </div>
    </FieldFrame>
  )
}
