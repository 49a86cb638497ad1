import { Section } from 'shared-ui/Section'
import { Split } from 'shared-ui/Split'
import type { WorkContent } from '../WorkContent.ts'
import styles from './Story.module.css'

/** The difficulty of a work, and its solution. */
export const Story = ({ title, paragraphs }: WorkContent['story']) => (
  <Section>
    <Split title={title}>
      <div className={styles.story}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Split>
  </Section>
)
