import { People } from 'shared-ui/People'
import type { Person } from 'shared-ui/people.content'
import { AboutSection } from './AboutSection.tsx'
import styles from './Team.module.css'

export interface TeamProps {
  id: string
  title: string
  lead: string
  items: readonly Person[]
}

/** Everybody whom a client meets. */
export const Team = ({ id, title, lead, items }: TeamProps) => (
  <AboutSection id={id} title={title}>
    <p className={`lead muted ${styles.lead}`}>{lead}</p>
    <People items={items} />
  </AboutSection>
)
