import { useRef } from 'react'
import { Figures } from 'shared-ui/Figures'
import styles from './Statement.module.css'
import { useSpokenWords } from './useSpokenWords.ts'

export interface StatementProps {
  text: string
  figures: readonly { value: string; label: string }[]
}

/** One sentence on a slate screen, which stands still while scrolling says it word by word. */
export function Statement({ text, figures }: StatementProps) {
  const runway = useRef<HTMLElement>(null)
  const isSplit = useSpokenWords(runway)
  return (
    <section ref={runway} className={styles.runway} data-tone="slate">
      <div className={`wrap ${styles.sheet}`}>
        {isSplit ? (
          <p className={styles.text}>
            <span className="vh">{text}</span>
            <span aria-hidden="true">
              {text.split(' ').map((word, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and never move.
                <span key={index} data-word>
                  {word}{' '}
                </span>
              ))}
            </span>
          </p>
        ) : (
          <p className={styles.text}>{text}</p>
        )}
        <div className={styles.foot}>
          <div className={styles.line} aria-hidden="true" />
          <Figures items={figures} columns={4} />
        </div>
      </div>
    </section>
  )
}
