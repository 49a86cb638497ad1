import { Monogram } from './Monogram.tsx'
import styles from './Quotes.module.css'

interface QuotesProps {
  items: readonly { quote: string; author: string; role: string }[]
}

/** Quotes of clients: the first in large type at the left, the others beside it. */
export function Quotes({ items }: QuotesProps) {
  return (
    <div className={styles.quotes} data-count={items.length}>
      {items.map(({ quote, author, role }) => (
        <figure key={author} className={styles.quote} data-reveal>
          <blockquote>“{quote}”</blockquote>
          <figcaption>
            <Monogram name={author} />
            <span>
              <b>{author}</b>
              <span className="muted">{role}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
