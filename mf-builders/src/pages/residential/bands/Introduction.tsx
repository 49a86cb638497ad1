import { Drawing } from 'shared-ui/Drawing'
import { Section } from 'shared-ui/Section'
import type { ScaledDrawing } from '../ResidentialCategory.ts'
import styles from './Introduction.module.css'

interface IntroductionProps {
  introduction: string
  sections: readonly { title: string; content: string }[]
  drawing: ScaledDrawing | undefined
}

/** The introduction of a kind of work: a statement, two sections below it, and possibly a drawing. */
export function Introduction({ introduction, sections, drawing }: IntroductionProps) {
  return (
    <Section className={styles.introduction}>
      <div className={`grid ${styles.head}`}>
        <p className={styles.statement}>{introduction}</p>
      </div>
      <div className={`grid ${styles.body}`} data-drawn={drawing !== undefined} data-reveal="">
        <div className={styles.sections}>
          {sections.map(({ title, content }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p className="muted">{content}</p>
            </div>
          ))}
        </div>
        {drawing && <Drawing {...drawing} />}
      </div>
    </Section>
  )
}
