import { shownAt, titleOf, type Work } from '../content/work.ts'
import { Monogram } from './Monogram.tsx'
import styles from './Quotes.module.css'
import { TextLink } from './TextLink.tsx'

/** A quotation. */
export interface Quote {
  text: string
  author: string
  position: string
  /** The work that the quote is about. */
  work?: Work | undefined
}

/** Two or three quotes of clients: the first in large type on the left, the others beside it. */
export function Quotes({ items }: { items: readonly Quote[] }) {
  return (
    <div className={styles.quotes} data-count={items.length}>
      {items.map(({ text, author, position, work }) => (
        <figure key={author} className={styles.quote} data-reveal>
          <blockquote>“{text}”</blockquote>
          <figcaption>
            <Monogram name={author} />
            <span>
              <b>{author}</b>
              <span className="muted">{position}</span>
              {work && <TextLink to={shownAt(work)}>{titleOf(work)}</TextLink>}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
