import { ButtonLink } from 'shared-ui/ButtonLink'
import { contactPathAbout } from 'shared-ui/contactPathAbout'
import { TextLink } from 'shared-ui/TextLink'
import { closing } from '../labels.content.ts'
import styles from './Ask.module.css'

/** Links from a work to an enquiry about something similar, and to all works. */
export const Ask = ({ address }: { address: string }) => (
  <p className={`wrap ${styles.ask}`}>
    <ButtonLink to={contactPathAbout(address)}>{closing.ask}</ButtonLink>
    <TextLink to={closing.all.link}>{closing.all.title}</TextLink>
  </p>
)
