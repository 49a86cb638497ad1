import type { MenuLink } from '../contract/contract.ts'
import { Monogram } from './Monogram.tsx'
import styles from './Quotes.module.css'
import { TextLink } from './TextLink.tsx'

interface QuotesProps {
  /** With the work that each is about, where that has a page. */
  items: readonly { quote: string; author: string; role: string; work?: MenuLink | undefined }[]
}

/** Quotes of clients: the first in large type at the left, the others beside it. */
export function Quotes({ items }: QuotesProps) {
  return (
    <div className={styles.quotes} data-count={items.length}>
      {items.map(({ quote, author, role, work }) => (
        <figure key={author} className={styles.quote} data-reveal>
          <blockquote>“{quote}”</blockquote>
          <figcaption>
            <Monogram name={author} />
            <span>
              <b>{author}</b>
              <span className="muted">{role}</span>
              {work && <TextLink to={work.link}>{work.title}</TextLink>}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
