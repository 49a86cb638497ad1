import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link } from 'shared-ui/Link'
import { LinkedText } from '../../bands/LinkedText.tsx'
import { AboutSection } from './AboutSection.tsx'
import styles from './Closing.module.css'

export interface ClosingProps {
  id: string
  title: string
  text: string
  /** Links whose titles stand in the text. */
  links: readonly Link[]
  action: Link
}

/** How to begin: by telephone, by email or with the contact page. */
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
