import { Doodle } from 'shared-ui/Doodle'
import type { Link } from 'shared-ui/Link'
import { SectionHead } from 'shared-ui/SectionHead'
import { TextLink } from 'shared-ui/TextLink'
import styles from './SpaceStory.module.css'

export interface SpaceStoryProps {
  label: string
  title: string
  lead: string
  text: string
  link: Link
}

/** The research into a house before any drawing. */
export function SpaceStory({ label, title, lead, text, link }: SpaceStoryProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead label={label} title={title} />
        <div className={`grid ${styles.columns}`}>
          <p className={styles.lead} data-reveal>
            {lead}
          </p>
          <div data-reveal>
            <p className="muted">{text}</p>
            <TextLink to={link.link}>{link.title}</TextLink>
          </div>
          <Doodle className={styles.doodle} />
        </div>
      </div>
    </section>
  )
}
