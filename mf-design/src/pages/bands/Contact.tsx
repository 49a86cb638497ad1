import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import { Hours, type HoursProps } from 'shared-ui/Hours'
import type { Link } from 'shared-ui/Link'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'
import { design } from '../../forms.ts'
import styles from './Contact.module.css'

export interface ContactProps {
  id: string
  label: string
  title: string
  text: string
  phone: Link & { whose: string }
  email: Link
  chat: Link
  hours: HoursProps
}

/** The studio's own phone, email, chat and hours, and its enquiry form. */
export function Contact({ id, label, title, text, phone, email, chat, hours }: ContactProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} tone="sunk" labelledBy={heading}>
      <div className={styles.contact}>
        <div className={styles.studio}>
          <p className={`label muted ${styles.label}`}>{label}</p>
          <h2 id={heading}>{title}</h2>
          <p className="muted">{text}</p>
          <address>
            <TextLink to={phone.link} arrow={false}>
              {phone.title}
            </TextLink>{' '}
            <span className="muted">{phone.whose}</span>
            <TextLink to={email.link} arrow={false}>
              {email.title}
            </TextLink>
            <TextLink to={chat.link} arrow={false}>
              {chat.title}
            </TextLink>
          </address>
          <Hours {...hours} className={styles.hours} />
        </div>
        <div className={styles.form}>
          <EnquiryForm form={design} />
        </div>
      </div>
    </Section>
  )
}
