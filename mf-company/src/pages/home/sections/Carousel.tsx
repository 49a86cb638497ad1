import { type KeyboardEvent, useRef, useState } from 'react'
import { filled } from 'shared-ui/filled'
import { hasModifier } from 'shared-ui/hasModifier'
import { Monogram } from 'shared-ui/Monogram'
import { Unbroken } from 'shared-ui/Unbroken'
import styles from './Carousel.module.css'

/** A quotation from a client. */
export interface Testimonial {
  id: number
  text: string
  author: string
  position: string
}

export interface CarouselProps {
  items: readonly Testimonial[]
  /** Accessible name of the dots. */
  dotsLabel: string
  /** Accessible name of one dot, with placeholders `{n}` and `{author}`. */
  dotLabel: string
}

/** The index that a key moves to from the dot at `index`, of `count`; undefined for other keys. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Testimonials one at a time, chosen by dots. They never change by themselves. Without JavaScript all are shown. */
export function Carousel({ items, dotsLabel, dotLabel }: CarouselProps) {
  const [active, setActive] = useState(0)
  const dots = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent, from: number) {
    const next = indexAfter(event.key, from, items.length)
    if (next === undefined || hasModifier(event)) return
    event.preventDefault()
    setActive(next)
    dots.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.carousel}>
      <div className={styles.quotes} aria-live="polite">
        {items.map(({ id, text, author, position }, index) => (
          <figure key={id} className={styles.quote} data-active={index === active}>
            <blockquote>
              “<Unbroken>{text}</Unbroken>”
            </blockquote>
            <figcaption>
              <Monogram name={author} />
              <span>
                <b>{author}</b>
                <span className={styles.position}>{position}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div ref={dots} className={styles.dots} role="group" aria-label={dotsLabel}>
        {items.map(({ id, author }, index) => (
          <button
            key={id}
            type="button"
            aria-label={filled(dotLabel, { n: index + 1, author })}
            aria-pressed={index === active}
            onClick={() => setActive(index)}
            onKeyDown={(event) => move(event, index)}
          />
        ))}
      </div>
    </div>
  )
}
