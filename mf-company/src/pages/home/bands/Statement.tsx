import { type CSSProperties, useRef } from 'react'
import { type Figure, Figures } from 'shared-ui/Figures'
import type { Link } from 'shared-ui/Link'
import { useScrub } from 'shared-ui/useScrub'
import { Doors, type DoorsProps, House } from './House.tsx'
import styles from './Statement.module.css'

export interface StatementProps {
  text: string
  doors: DoorsProps
  figures: readonly Figure[]
  source: Link
}

/** One pinned sentence beside the house in section. Scrolling reveals it word by word, and draws the house. */
export function Statement({ text, doors, figures, source }: StatementProps) {
  const band = useRef<HTMLElement>(null)
  const isSplit = useScrub(band)
  const words = text.split(' ')
  return (
    <section ref={band} className={styles.band} data-tone="slate">
      <div className={styles.runway}>
        <div className={styles.stage}>
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
          <House />
        </div>
      </div>
      <Doors {...doors} />
      <div className={`wrap ${styles.figures}`}>
        <Figures items={figures} columns={4} source={source} />
      </div>
    </section>
  )
}
