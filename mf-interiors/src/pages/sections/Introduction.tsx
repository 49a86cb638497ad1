import { DimensionLine } from 'shared-ui/DimensionLine'
import { filled } from 'shared-ui/filled'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { Unbroken } from 'shared-ui/Unbroken'
import type { TextSection } from '../../subcategory.ts'
import { labels } from '../labels.content.ts'
import styles from './Introduction.module.css'

interface IntroductionProps {
  title?: string | undefined
  text: string
  typically?: string | undefined
  sections: readonly TextSection[]
}

/** The introduction of a room, and its two or three text sections. */
export function Introduction({ title, text, typically, sections }: IntroductionProps) {
  return (
    <Section>
      {title ? (
        <SectionHead label={labels.introduction} title={title} note={text} />
      ) : (
        <div className={styles.opening}>
          <DimensionLine />
          <div className={`grid ${styles.row}`}>
            <h2 className={styles.label}>{labels.introduction}</h2>
            <p className={styles.text} data-reveal>
              {text}
            </p>
          </div>
        </div>
      )}
      {typically && (
        <div className={`grid ${styles.row} ${styles.typically}`}>
          <p>
            <Unbroken>{filled(labels.typically, { typically })}</Unbroken>
          </p>
        </div>
      )}
      <div className={`grid ${styles.row} ${styles.sections}`}>
        <p className={styles.label}>{labels.sections}</p>
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
