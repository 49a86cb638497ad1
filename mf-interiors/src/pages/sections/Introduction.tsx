import { DimensionLine } from 'shared-ui/DimensionLine'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import type { TextSection } from '../../catalogue/Subcategory.ts'
import { labels } from '../labels.content.ts'
import styles from './Introduction.module.css'

interface IntroductionProps {
  title?: string | undefined
  text: string
  sections: readonly TextSection[]
}

/** The introduction of a room, and its text sections. */
export function Introduction({ title, text, sections }: IntroductionProps) {
  return (
    <Section>
      {title ? (
        <SectionHead label={labels.introduction} title={title} note={text} />
      ) : (
        <div className={styles.opening}>
          <DimensionLine />
          <div className={`grid ${styles.row}`}>
            <h2 className={`label muted ${styles.label}`}>{labels.introduction}</h2>
            <p className={styles.text} data-reveal>
              {text}
            </p>
          </div>
        </div>
      )}
      <div className={`grid ${styles.row} ${styles.sections}`}>
        <p className={`label muted ${styles.label}`}>{labels.sections}</p>
        {sections.map(({ title, content }) => (
          <div key={title} data-reveal>
            <h3>{title}</h3>
            <p className="muted">{content}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
