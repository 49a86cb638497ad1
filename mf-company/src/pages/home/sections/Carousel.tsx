import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Monogram } from 'shared-ui/Monogram'
import { filled } from '../../../filled.ts'
import styles from './Carousel.module.css'

/** What a client said. */
export interface Testimonial {
  id: number
  text: string
  author: string
  position: string
  /** Initials, which stand for a portrait. */
  avatar: string
}

export interface CarouselProps {
  items: readonly Testimonial[]
  /** Accessible name of the dots. */
  dotsLabel: string
  /** Accessible name of one dot, with places for `{n}` and `{author}`. */
  dotLabel: string
}

/** Where a key leads from the dot at `index`, of `count`; nowhere for other keys. */
function goal(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Testimonials one at a time, chosen by dots and never changing by themselves. Without scripts all of them stand. */
export function Carousel({ items, dotsLabel, dotLabel }: CarouselProps) {
  const [active, setActive] = useState(0)
  const dots = useRef<HTMLDivElement>(null)
  const id = useId()

  function move(event: KeyboardEvent) {
    const next = goal(event.key, active, items.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    dots.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.carousel}>
      <div className={styles.quotes}>
        {items.map(({ id: item, text, author, position }, index) => (
          <div
            key={item}
            id={`${id}${item}`}
            className={styles.panel}
            role="tabpanel"
            aria-labelledby={`${id}${item}dot`}
            data-active={index === active}
          >
            <figure className={styles.quote}>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <Monogram name={author} />
                <span>
                  <b>{author}</b>
                  <span className={styles.position}>{position}</span>
                </span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      <div ref={dots} className={styles.dots} role="tablist" aria-label={dotsLabel}>
        {items.map(({ id: item, author }, index) => (
          <button
            key={item}
            id={`${id}${item}dot`}
            type="button"
            role="tab"
            aria-label={filled(dotLabel, { n: index + 1, author })}
            aria-selected={index === active}
            aria-controls={`${id}${item}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={move}
          />
        ))}
      </div>
    </div>
  )
}
