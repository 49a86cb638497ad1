import { ButtonLink } from 'shared-ui/ButtonLink'
import { Section } from 'shared-ui/Section'
import styles from './Closing.module.css'

export interface ClosingProps {
  title: string
  description: string
  primaryCta: { text: string; link: string }
  secondaryCta: { text: string; link: string }
}

/** The last band of the landing content: a title, and two ways on. */
export const Closing = ({ title, description, primaryCta, secondaryCta }: ClosingProps) => (
  <Section>
    <div className={`grid ${styles.closing}`} data-reveal>
      <h2>{title}</h2>
      <div>
        <p className="lead">{description}</p>
        <div className={styles.buttons}>
          <ButtonLink to={primaryCta.link}>{primaryCta.text}</ButtonLink>
          <ButtonLink to={secondaryCta.link} variant="line">
            {secondaryCta.text}
          </ButtonLink>
        </div>
      </div>
    </div>
  </Section>
)
