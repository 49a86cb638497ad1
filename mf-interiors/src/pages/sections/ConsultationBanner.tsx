import { ButtonLink } from 'shared-ui/ButtonLink'
import { Section } from 'shared-ui/Section'
import { addressOf } from '../../addressOf.ts'
import styles from './ConsultationBanner.module.css'

export interface ConsultationBannerProps {
  title: string
  text: string
  link: { text: string; link: string }
}

/** An invitation to a consultation. */
export const ConsultationBanner = ({ title, text, link }: ConsultationBannerProps) => (
  <Section tone="slate" className={styles.banner}>
    <div className={styles.row} data-reveal>
      <h2>{title}</h2>
      <div>
        <p className="lead muted">{text}</p>
        <ButtonLink to={addressOf(link.link)}>{link.text}</ButtonLink>
      </div>
    </div>
  </Section>
)
