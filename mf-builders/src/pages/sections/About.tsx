import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import styles from './About.module.css'

interface AboutProps {
  label: string
  title: string
  items: readonly { id: string; title: string; text: string }[]
}

/** The builders' mission, ethos and philosophy, side by side. */
export function About({ label, title, items }: AboutProps) {
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
    </Section>
  )
}
