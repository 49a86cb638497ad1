import { ButtonLink } from 'shared-ui/ButtonLink'
import { Icon } from 'shared-ui/Icon'
import { interpolate } from 'shared-ui/interpolate'
import { hasClosed, type Vacancy, vacancyDate } from '../../careers/vacancy.ts'
import styles from './HowToApply.module.css'

export interface HowToApplyProps {
  vacancy: Vacancy
  title: string
  text: string
  /** The last day to apply, with a placeholder `{closes}`. */
  closes: string
  /** Replaces all text about applying after that day. */
  closed: string
  afterwards: string
  button: string
  email: string
  /** The subject of the email, with placeholders `{title}` and `{id}`. */
  subject: string
}

/** How to apply: what to send, and a mail link, with its address as text for visitors without an email program. */
export function HowToApply({
  vacancy,
  title,
  text,
  closes,
  closed,
  afterwards,
  button,
  email,
  subject,
}: HowToApplyProps) {
  const about = interpolate(subject, { title: vacancy.title, id: vacancy.id })
  const last = vacancyDate(vacancy, 'closes')
  return (
    <section className={styles.apply} data-tone="slate" data-reveal>
      <h2>{title}</h2>
      <p data-after={vacancy.closes} hidden={!hasClosed(vacancy)}>
        {interpolate(closed, { closes: last })}
      </p>
      <div className={styles.open} data-through={vacancy.closes} hidden={hasClosed(vacancy)}>
        <p>{text}</p>
        <p>{interpolate(closes, { closes: last })}</p>
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
      </div>
    </section>
  )
}
