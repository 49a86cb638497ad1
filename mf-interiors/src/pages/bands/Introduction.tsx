import { DimensionLine } from 'shared-ui/DimensionLine'
import { Drawing } from 'shared-ui/Drawing'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { Section } from 'shared-ui/Section'
import type { Beside } from '../../catalogue/Category.ts'
import type { TextSection } from '../../catalogue/Subcategory.ts'
import styles from './Introduction.module.css'

interface IntroductionProps {
  text: string
  sections: readonly TextSection[]
  beside?: Beside | undefined
}

/** The introduction of a room, its text sections, and a drawing or materials beside them. */
export const Introduction = ({ text, sections, beside }: IntroductionProps) => (
  <Section>
    <DimensionLine />
    <div className={`grid ${styles.row}`}>
      <p className={styles.text} data-reveal>
        {text}
      </p>
    </div>
    <div className={`grid ${styles.row} ${styles.sections}`} data-beside={beside !== undefined || undefined}>
      {sections.map(({ title, content }) => (
        <div key={title} data-reveal>
          <h2>{title}</h2>
          <p className="muted">{content}</p>
        </div>
      ))}
      {beside && (
        <div className={styles.beside}>
          {'sheet' in beside ? <Drawing {...beside.sheet} /> : <Materials {...beside} />}
        </div>
      )}
    </div>
  </Section>
)

const Materials = ({ picture }: { picture: PictureFile }) => (
  <Picture picture={picture} ratio={`${picture.width} / ${picture.height}`} sizes="(min-width: 64em) 50vw, 100vw" />
)
