import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link } from 'shared-ui/Link'
import { Section } from 'shared-ui/Section'
import styles from './Closing.module.css'

export interface ClosingProps {
  title: string
  description: string
  primary: Link
  secondary: Link
}

/** The last band of the landing content: a title and two links. */
export const Closing = ({ title, description, primary, secondary }: ClosingProps) => (
  <Section>
    <div className={`grid ${styles.closing}`} data-reveal>
      <h2>{title}</h2>
      <div>
        <p className="lead">{description}</p>
        <div className={styles.buttons}>
          <ButtonLink to={primary.link}>{primary.title}</ButtonLink>
          <ButtonLink to={secondary.link} variant="line">
            {secondary.title}
          </ButtonLink>
        </div>
      </div>
    </div>
  </Section>
)
