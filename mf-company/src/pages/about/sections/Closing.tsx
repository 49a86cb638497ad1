import { ButtonLink } from 'shared-ui/ButtonLink'
import type { MenuLink } from 'shared-ui/contract'
import { AboutSection } from './AboutSection.tsx'
import styles from './Closing.module.css'

export interface ClosingProps {
  id: string
  title: string
  text: string
  link: MenuLink
}

/** The way from what was read to a conversation. */
export function Closing({ id, title, text, link }: ClosingProps) {
  return (
    <AboutSection id={id} title={title}>
      <p className="lead muted">{text}</p>
      <p className={styles.action}>
        <ButtonLink to={link.link}>{link.title}</ButtonLink>
      </p>
    </AboutSection>
  )
}
