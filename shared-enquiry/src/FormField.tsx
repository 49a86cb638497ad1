import { memo } from 'react'
import { Field } from 'shared-ui/Field'
import { Select } from 'shared-ui/Select'
import { TextArea } from 'shared-ui/TextArea'
import type { EnquiryField } from './EnquiryFormDefinition.ts'

interface FormFieldProps {
  id: string
  name: string
  field: EnquiryField
  /** The browser's reason for rejecting the field's value. */
  error: string | undefined
  readOnly: boolean
}

/** A field of an enquiry form, with the control of its type. Only a field whose error changes renders again. */
export const FormField = memo(({ id, name, field, error, readOnly }: FormFieldProps) => {
  const { label, hint, type, optional, autocomplete, options = [], rows = 5 } = field
  const common = {
    id,
    name,
    label,
    hint,
    required: !optional,
    error,
    autoComplete: autocomplete,
    defaultValue: field.default ?? '',
  }
  if (type === 'select') return <Select {...common} defaultValue={field.default} options={options} />
  // Names and messages may be in any language. Email addresses and numbers always run from left to right.
  if (type === 'textarea') return <TextArea {...common} rows={rows} readOnly={readOnly} dir="auto" />
  return <Field {...common} type={type} readOnly={readOnly} dir={type === 'text' ? 'auto' : undefined} />
})
