import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link } from 'shared-ui/Link'
import { LinkedText } from '../../bands/LinkedText.tsx'
import { AboutSection } from './AboutSection.tsx'
import styles from './Closing.module.css'

export interface ClosingProps {
  id: string
  title: string
  text: string
  /** Links whose titles occur in the text. */
  links: readonly Link[]
  action: Link
}

/** The ways to get in touch: by telephone, by email or through the contact page. */
export function Closing({ id, title, text, links, action }: ClosingProps) {
  return (
    <AboutSection id={id} title={title}>
      <p className="lead muted">
        <LinkedText text={text} links={links} />
      </p>
      <p className={styles.action}>
        <ButtonLink to={action.link}>{action.title}</ButtonLink>
      </p>
    </AboutSection>
  )
}
