import { AboutSection } from './AboutSection.tsx'
import styles from './SpaceStory.module.css'

export interface SpaceStoryProps {
  id: string
  title: string
  lead: string
  text: string
}

/** The reason for researching a house before altering it. */
export function SpaceStory({ id, title, lead, text }: SpaceStoryProps) {
  return (
    <AboutSection id={id} title={title}>
      <div className={styles.columns}>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className="muted">{text}</p>
      </div>
    </AboutSection>
  )
}
