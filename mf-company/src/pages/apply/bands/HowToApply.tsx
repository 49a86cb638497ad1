import { ButtonLink } from 'shared-ui/ButtonLink'
import { filled } from 'shared-ui/filled'
import { Icon } from 'shared-ui/Icon'
import type { Vacancy } from '../../careers/vacancy.ts'
import styles from './HowToApply.module.css'

export interface HowToApplyProps {
  vacancy: Vacancy
  title: string
  text: string
  afterwards: string
  button: string
  email: string
  /** Subject of the email, with placeholders `{title}` and `{id}`. */
  subject: string
}

/** How to apply: what to send, and a mail link, whose address is written out for visitors without a mail program. */
export function HowToApply({ vacancy, title, text, afterwards, button, email, subject }: HowToApplyProps) {
  const about = filled(subject, { title: vacancy.title, id: vacancy.id })
  return (
    <section className={styles.apply} data-tone="slate" data-reveal>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="muted">{afterwards}</p>
      <ButtonLink className={styles.button} to={`mailto:${email}?subject=${encodeURIComponent(about)}`} arrow={false}>
        {button}
        <Icon name="mail" />
      </ButtonLink>
      <p className={`muted ${styles.written}`}>
        {email}
        <br />
        {about}
      </p>
    </section>
  )
}
