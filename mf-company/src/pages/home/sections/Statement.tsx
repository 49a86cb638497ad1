import { type CSSProperties, useRef } from 'react'
import { type Figure, Figures } from 'shared-ui/Figures'
import { useScrub } from 'shared-ui/useScrub'
import styles from './Statement.module.css'

export interface StatementProps {
  text: string
  figures: readonly Figure[]
}

/** One pinned sentence on a slate ground. Scrolling reveals it word by word. */
export function Statement({ text, figures }: StatementProps) {
  const band = useRef<HTMLElement>(null)
  const isSplit = useScrub(band)
  const words = text.split(' ')
  return (
    <section ref={band} className={styles.band} data-tone="slate">
      <div className={`wrap ${styles.sheet}`}>
        <div className={styles.runway}>
          <div className={styles.sentence}>
            {isSplit ? (
              <p className={styles.text}>
                <span className="vh">{text}</span>
                <span aria-hidden="true" style={{ '--words': words.length } as CSSProperties}>
                  {words.map((word, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and never move.
                    <span key={index} className={styles.word} style={{ '--index': index } as CSSProperties} data-word>
                      {word}{' '}
                    </span>
                  ))}
                </span>
              </p>
            ) : (
              <p className={styles.text}>{text}</p>
            )}
            <div className={styles.line} aria-hidden="true" />
          </div>
        </div>
        <Figures items={figures} columns={4} />
      </div>
    </section>
  )
}
