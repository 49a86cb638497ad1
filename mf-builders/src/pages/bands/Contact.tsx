import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import type { Link } from 'shared-ui/contract'
import { FormBand } from 'shared-ui/FormBand'
import { Hours, type HoursProps } from 'shared-ui/Hours'
import { TextLink } from 'shared-ui/TextLink'
import { buildersContact } from '../../forms.ts'
import styles from './Contact.module.css'

interface ContactProps {
  title: string
  text: string
  phone: Link
  email: Link
  hours: HoursProps
}

/** The builders' phone, email and hours, and their enquiry form. */
export function Contact({ title, text, phone, email, hours }: ContactProps) {
  return (
    <FormBand id="contact" tone="sunk" title={title} text={text} form={<EnquiryForm form={buildersContact} />}>
      <ul>
        {[phone, email].map(({ title, link }) => (
          <li key={link}>
            <TextLink to={link} arrow={false}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className={styles.hours}>
        <Hours {...hours} />
      </div>
    </FormBand>
  )
}
