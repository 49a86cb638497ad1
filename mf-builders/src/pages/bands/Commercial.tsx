import { useEffect, useRef, useState } from 'react'
import { optionally } from 'shared-page/browser'
import { Disclosure } from 'shared-ui/Disclosure'
import { interpolate } from 'shared-ui/interpolate'
import { NoWrap } from 'shared-ui/NoWrap'
import type { PictureFile } from 'shared-ui/PictureFile'
import { RawPicture } from 'shared-ui/RawPicture'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './Commercial.module.css'

interface CommercialProps {
  label: string
  title: string
  /** The sentence with the cost and duration of each service. */
  typically: string
  /** The label that opens the scope of a service. */
  more: string
  items: readonly CommercialService[]
}

interface CommercialService {
  id: string
  title: string
  typically: string
  description: string
  picture: PictureFile
  points: readonly string[]
}

/** The commercial services, beside a picture of the one that is hovered, focused or in the middle of the window. */
export function Commercial({ label, title, typically: sentence, more, items }: CommercialProps) {
  const [current, setCurrent] = useState(items[0]?.id)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // :hover counts only for a pointer that can hover: after a tap it stays on the element.
    const canHover = optionally(() => matchMedia('(hover: hover)'))
    const isPointedAt = () => canHover?.matches && list.current?.matches(':hover')
    const isFocusedByKeys = () => optionally(() => list.current?.querySelector(':focus-visible'))
    // If the list has neither pointer nor keyboard focus, the service in the middle of the window is the current one.
    const look = (entries: IntersectionObserverEntry[]) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (entered && !isPointedAt() && !isFocusedByKeys()) setCurrent(entered.target.id)
    }
    const observer = optionally(() => new IntersectionObserver(look, { rootMargin: '-50% 0px' }))
    for (const service of list.current?.children ?? []) observer?.observe(service)
    return () => observer?.disconnect()
  }, [])
  return (
    <section id="commercial" data-tone="slate" className={styles.commercial}>
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.head} data-reveal>
          <p className="label muted">{label}</p>
          <h2>{title}</h2>
        </div>
        <div className={styles.pictures}>
          <div className={styles.frame} data-reveal="picture">
            {items.map(({ id, picture }) => (
              <div key={id} className={styles.picture} data-current={id === current}>
                <RawPicture picture={picture} sizes="(min-width: 64em) 75vw, 100vw" />
              </div>
            ))}
          </div>
        </div>
        <ul ref={list} className={styles.services}>
          {items.map(({ id, title, typically, description, points }) => (
            <li
              key={id}
              id={id}
              data-reveal
              data-current={id === current}
              // Chromium fires a move when content scrolls under a resting pointer, for instance after a focus change
              // by keyboard.
              onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setCurrent(id)}
              onFocus={() => setCurrent(id)}
            >
              <h3>
                <SiteLink to={`#${id}`}>{title}</SiteLink>
              </h3>
              <p className="nums">
                <NoWrap>{interpolate(sentence, { typically })}</NoWrap>
              </p>
              <Disclosure title={more}>
                <p>{description}</p>
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
