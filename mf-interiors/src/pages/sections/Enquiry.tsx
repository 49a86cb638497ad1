import { EnquiryForm, type EnquiryFormWords } from 'shared-enquiry/EnquiryForm'
import type { MenuLink } from 'shared-ui/contract'
import { FormBand } from 'shared-ui/FormBand'
import { TextLink } from 'shared-ui/TextLink'
import { addressOf } from '../../catalogue/addresses.ts'
import { interiors } from '../../forms.ts'
import styles from './Enquiry.module.css'

export interface EnquiryProps {
  id: string
  title: string
  text: string
  contact: readonly MenuLink[]
  form: EnquiryFormWords<typeof interiors>
}

/** The closing words of the page, with two links. */
export interface Closing {
  title: string
  description: string
  primaryCta: { text: string; link: string }
  secondaryCta: { text: string; link: string }
}

/** The enquiry form, beside the workshop's own telephone and address and the closing words of the page. */
export const Enquiry = ({ id, title, text, contact, form, closing }: EnquiryProps & { closing: Closing }) => (
  <FormBand id={id} tone="sunk" title={title} text={text} form={<EnquiryForm form={{ ...form, ...interiors }} />}>
    <ul className={styles.contact}>
      {contact.map(({ title, link }) => (
        <li key={link}>
          <TextLink to={link} arrow={false}>
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
    <div className={styles.closing}>
      <h3>{closing.title}</h3>
      <p className="muted">{closing.description}</p>
      <ul className={styles.contact}>
        {[closing.primaryCta, closing.secondaryCta].map(({ text, link }) => (
          <li key={link}>
            <TextLink to={addressOf(link)}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  </FormBand>
)
