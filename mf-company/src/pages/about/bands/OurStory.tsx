import { Caption } from 'shared-ui/Caption'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { AboutSection } from './AboutSection.tsx'
import styles from './OurStory.module.css'

export interface OurStoryProps {
  id: string
  title: string
  picture: PictureFile
  caption: string
  lead: string
  paragraphs: readonly string[]
}

/** The company's story, beside a picture of a stair. */
export function OurStory({ id, title, picture, caption, lead, paragraphs }: OurStoryProps) {
  return (
    <AboutSection id={id} title={title}>
      <div className={styles.columns}>
        <figure>
          <Picture picture={picture} ratio="4 / 5" sizes="(min-width: 64em) min(30vw, 42rem), 92vw" />
          <Caption as="figcaption" title={caption} />
        </figure>
        <div>
          <p className={styles.lead}>{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </AboutSection>
  )
}
