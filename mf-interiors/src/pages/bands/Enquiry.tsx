import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import type { Link } from 'shared-ui/contract'
import { FormBand } from 'shared-ui/FormBand'
import { TextLink } from 'shared-ui/TextLink'
import { interiors } from '../../forms.ts'

export interface EnquiryProps {
  id: string
  title: string
  text: string
  contact: readonly Link[]
}

/** The enquiry form, beside the workshop's own telephone and address. */
export const Enquiry = ({ id, title, text, contact }: EnquiryProps) => (
  <FormBand id={id} tone="sunk" title={title} text={text} form={<EnquiryForm form={interiors} />}>
    <ul>
      {contact.map(({ title, link }) => (
        <li key={link}>
          <TextLink to={link} arrow={false}>
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  </FormBand>
)
