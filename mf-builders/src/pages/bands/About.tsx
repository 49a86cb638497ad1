import { interpolateCount } from 'shared-ui/interpolateCount'
import { People } from 'shared-ui/People'
import type { Person } from 'shared-ui/people.content'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import styles from './About.module.css'

interface AboutProps {
  label: string
  title: string
  items: readonly { id: string; title: string; text: string }[]
  people: { title: string; items: readonly Person[] }
}

/** The builders' mission, ethos and philosophy, and the people who run the sites. */
export function About({ label, title, items, people }: AboutProps) {
  return (
    <Section id="about" className={styles.about}>
      <SectionHead label={label} title={title} />
      <div className={`grid ${styles.items}`} data-reveal="">
        {items.map((item) => (
          <div key={item.id}>
            <h3>{item.title}</h3>
            <p className="muted">{item.text}</p>
          </div>
        ))}
      </div>
      <div className={styles.people}>
        <p className={styles.lead}>{interpolateCount(people.title, people.items.length)}</p>
        <People items={people.items} />
      </div>
    </Section>
  )
}
