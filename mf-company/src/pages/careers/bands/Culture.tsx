import { Doodle } from 'shared-ui/Doodle'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import styles from './Culture.module.css'

export interface CultureProps {
  title: string
  headline: string
  text: string
  more: string
}

/** How the people here work. */
export function Culture({ title, headline, text, more }: CultureProps) {
  return (
    <Section className={styles.culture}>
      <SectionHead
        label={
          <>
            <h2>{title}</h2>
            <Doodle className={styles.doodle} />
          </>
        }
        title={headline}
        level={3}
        note={
          <>
            <p className="lead">{text}</p>
            <p>{more}</p>
          </>
        }
      />
    </Section>
  )
}
