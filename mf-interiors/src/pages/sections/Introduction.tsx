import { DimensionLine } from 'shared-ui/DimensionLine'
import { Section } from 'shared-ui/Section'
import type { TextSection } from '../../catalogue/Subcategory.ts'
import styles from './Introduction.module.css'

interface IntroductionProps {
  text: string
  sections: readonly TextSection[]
}

/** The introduction of a room, and its text sections. */
export const Introduction = ({ text, sections }: IntroductionProps) => (
  <Section>
    <DimensionLine />
    <div className={`grid ${styles.row}`}>
      <p className={styles.text} data-reveal>
        {text}
      </p>
    </div>
    <div className={`grid ${styles.row} ${styles.sections}`}>
      {sections.map(({ title, content }) => (
        <div key={title} data-reveal>
          <h2>{title}</h2>
          <p className="muted">{content}</p>
        </div>
      ))}
    </div>
  </Section>
)
