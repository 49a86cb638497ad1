import { memo } from 'react'
import { Field } from 'shared-ui/Field'
import { Select } from 'shared-ui/Select'
import { TextArea } from 'shared-ui/TextArea'
import type { EnquiryField } from './EnquiryFormDefinition.ts'

interface FormFieldProps {
  id: string
  name: string
  field: EnquiryField
  /** The browser's reason for refusing the field's value. */
  error: string | undefined
  readOnly: boolean
}

/** A field of an enquiry form in the control that its type asks for. Rendered again alone if its error changes. */
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
  // Names and messages may be in any language. An email address and a number run from left to right in all of them.
  if (type === 'textarea') return <TextArea {...common} rows={rows} readOnly={readOnly} dir="auto" />
  return <Field {...common} type={type} readOnly={readOnly} dir={type === 'text' ? 'auto' : undefined} />
})
