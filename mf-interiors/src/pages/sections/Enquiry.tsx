import { EnquiryForm, type EnquiryFormWords } from 'shared-enquiry/EnquiryForm'
import type { MenuLink } from 'shared-ui/contract'
import { FormBand } from 'shared-ui/FormBand'
import { TextLink } from 'shared-ui/TextLink'
import { addressOf } from '../../addressOf.ts'
import { interiors } from '../../forms.ts'
import type { Landing } from '../../landing.ts'
import styles from './Enquiry.module.css'

export interface EnquiryProps {
  id: string
  title: string
  text: string
  contact: readonly MenuLink[]
  form: EnquiryFormWords<typeof interiors>
}

interface EnquiryBand extends EnquiryProps {
  /** The landing content's closing block. */
  closing: Landing['ctaSection']
}

/** The enquiry form, beside the workshop's own telephone and address and the closing words of the page. */
export const Enquiry = ({ id, title, text, contact, form, closing }: EnquiryBand) => (
  <FormBand
    id={id}
    tone="sunk"
    title={title}
    text={text}
    form={<EnquiryForm form={{ ...form, ...interiors }} />}
    foot={<Closing {...closing} />}
  >
    <ul className={styles.contact}>
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

const Closing = ({ title, description, primaryCta, secondaryCta }: Landing['ctaSection']) => (
  <div className={styles.closing}>
    <h3>{title}</h3>
    <p className="muted">{description}</p>
    <ul className={styles.contact}>
      {[primaryCta, secondaryCta].map(({ text, link }) => (
        <li key={link}>
          <TextLink to={addressOf(link)}>{text}</TextLink>
        </li>
      ))}
    </ul>
  </div>
)
