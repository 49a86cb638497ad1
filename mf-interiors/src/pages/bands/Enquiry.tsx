import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import { FormBand } from 'shared-ui/FormBand'
import type { Link } from 'shared-ui/Link'
import type { Place } from 'shared-ui/place'
import { TextLink } from 'shared-ui/TextLink'
import { interiors } from '../../forms.ts'

export interface EnquiryProps {
  id: string
  title: string
  text: string
  contact: { phone: Link & { whose: string }; email: Link }
  place: Place
}

/** The enquiry form, beside the workshop's own telephone number and address. */
export const Enquiry = ({ id, title, text, contact, place }: EnquiryProps) => (
  <FormBand id={id} tone="sunk" title={title} text={text} form={<EnquiryForm form={interiors} />}>
    <ul>
      <li>
        <TextLink to={contact.phone.link} arrow={false}>
          {contact.phone.title}
        </TextLink>{' '}
        <span className="muted">{contact.phone.whose}</span>
      </li>
      <li>
        <TextLink to={contact.email.link} arrow={false}>
          {contact.email.title}
        </TextLink>
      </li>
    </ul>
    <p className="muted">
      {place.title}: {place.line}
    </p>
  </FormBand>
)
