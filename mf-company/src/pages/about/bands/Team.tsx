import { People } from 'shared-ui/People'
import type { Person } from 'shared-ui/people.content'
import { SpecTable } from 'shared-ui/SpecTable'
import { AboutSection } from './AboutSection.tsx'
import styles from './Team.module.css'

export interface TeamProps {
  id: string
  title: string
  lead: string
  items: readonly Person[]
  /** Their cooperation on one house, in rows. */
  together: { id: string; title: string; rows: readonly { name: string; value: string }[] }
}

/** Everybody that a client meets. */
export const Team = ({ id, title, lead, items, together }: TeamProps) => (
  <AboutSection id={id} title={title}>
    <p className={`lead muted ${styles.lead}`}>{lead}</p>
    <People items={items} />
    <div id={together.id} className={styles.together}>
      <SpecTable caption={together.title} rows={together.rows} />
    </div>
  </AboutSection>
)
