import { Monogram } from 'shared-ui/Monogram'
import { Section } from 'shared-ui/Section'
import type { WorkContent } from '../work.ts'
import styles from './WorkQuote.module.css'

/** The client's words. */
export const WorkQuote = ({ text, author, position }: WorkContent['quote']) => (
  <Section tone="slate" className={styles.band}>
    <figure className={styles.quote} data-reveal>
      <figcaption>
        <Monogram name={author} />
        <span>
          <b>{author}</b>
          <span className="muted">{position}</span>
        </span>
      </figcaption>
      <blockquote>“{text}”</blockquote>
    </figure>
  </Section>
)
