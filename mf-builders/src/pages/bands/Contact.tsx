import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import { FormBand } from 'shared-ui/FormBand'
import { Hours, type HoursProps } from 'shared-ui/Hours'
import type { Link } from 'shared-ui/Link'
import { TextLink } from 'shared-ui/TextLink'
import { buildersContact } from '../../forms.ts'
import styles from './Contact.module.css'

interface ContactProps {
  title: string
  text: string
  phone: Link & { whose: string }
  email: Link
  hours: HoursProps
}

/** The builders' phone, email and hours, and their enquiry form. */
export function Contact({ title, text, phone, email, hours }: ContactProps) {
  return (
    <FormBand id="contact" tone="sunk" title={title} text={text} form={<EnquiryForm form={buildersContact} />}>
      <ul>
        <li>
          <TextLink to={phone.link} arrow={false}>
            {phone.title}
          </TextLink>{' '}
          <span className="muted">{phone.whose}</span>
        </li>
        <li>
          <TextLink to={email.link} arrow={false}>
            {email.title}
          </TextLink>
        </li>
      </ul>
      <div className={styles.hours}>
        <Hours {...hours} />
      </div>
    </FormBand>
  )
}
