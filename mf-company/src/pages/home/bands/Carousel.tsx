import { useLayoutEffect, useRef, useState } from 'react'
import { hideUntilFound } from 'shared-page/browser'
import { interpolate } from 'shared-ui/interpolate'
import { Monogram } from 'shared-ui/Monogram'
import { NoWrap } from 'shared-ui/NoWrap'
import type { Quote } from 'shared-ui/Quotes'
import { TextLink } from 'shared-ui/TextLink'
import { shownAt, titleOf } from 'shared-ui/work'
import styles from './Carousel.module.css'

/** A quotation from a client. */
export type Testimonial = Quote & { id: number }

export interface CarouselProps {
  items: readonly Testimonial[]
  /** The accessible name of the dots. */
  dotsLabel: string
  /** The accessible name of one dot, with placeholders `{n}`, `{count}` and `{author}`. */
  dotLabel: string
}

/** Testimonials one at a time, selected by dots. They never change by themselves. Without JavaScript all are shown. */
export function Carousel({ items, dotsLabel, dotLabel }: CarouselProps) {
  const [active, setActive] = useState(0)
  const quotes = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [index, quote] of [...(quotes.current?.children ?? [])].entries())
      hideUntilFound(quote, index !== active)
  }, [active])
  return (
    <div className={styles.carousel}>
      <div ref={quotes} className={styles.quotes} aria-live="polite">
        {items.map(({ id, text, author, position, work }, index) => (
          <figure
            key={id}
            id={`quote-${id}`}
            className={styles.quote}
            data-until-found={index === active ? undefined : ''}
            // The inline script hides it (`findHidden`).
            suppressHydrationWarning
          >
            <blockquote>
              “<NoWrap>{text}</NoWrap>”
            </blockquote>
            <figcaption>
              <Monogram name={author} />
              <span>
                <b>{author}</b>
                <span className={styles.position}>{position}</span>
                {work && <TextLink to={shownAt(work)}>{titleOf(work)}</TextLink>}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div className={styles.dots} role="group" aria-label={dotsLabel}>
        {items.map(({ id, author }, index) => (
          <button
            key={id}
            type="button"
            aria-controls={`quote-${id}`}
            aria-label={interpolate(dotLabel, { n: index + 1, count: items.length, author })}
            aria-pressed={index === active}
            onClick={() => setActive(index)}
          />
        ))}
      </div>
    </div>
  )
}
