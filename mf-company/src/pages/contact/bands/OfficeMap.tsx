import { useEffect, useRef, useState } from 'react'
import { optionally } from 'shared-page/browser'
import { mapOf, type Place } from 'shared-ui/place'
import { SiteLink } from 'shared-ui/SiteLink'
import { MapDrawing } from './MapDrawing.tsx'
import styles from './OfficeMap.module.css'

export interface OfficeMapProps {
  place: Place
  frameTitle: string
  caption: string
  /** The text of the link to the map. */
  open: string
  /** Text under the map, shown until the map has loaded, and if it fails to load. */
  blocked: string
}

/** A third-party map, loaded when the visitor scrolls near it. If it fails to load, a drawing stays. */
export function OfficeMap({ place: shown, frameTitle, caption, open, blocked }: OfficeMapProps) {
  const { frame, link } = mapOf(shown)
  const place = useRef<HTMLElement>(null)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const look = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer?.disconnect()
      // A frame fires `load` even for an error page. Its server allows CORS only for its API:
      // https://github.com/openstreetmap/openstreetmap-website/blob/master/config/initializers/cors.rb
      optionally(() => fetch(new URL('/api/versions', frame)))?.then(
        ({ ok }) => setThere(ok),
        () => {},
      )
    }
    const observer = optionally(() => new IntersectionObserver(look, { rootMargin: '0px 0px 25% 0px' }))
    observer?.observe(place.current)
    return () => observer?.disconnect()
  }, [frame])
  return (
    <section ref={place} className={styles.map} data-reveal>
      <MapDrawing />
      <p className={styles.blocked}>{blocked}</p>
      {/* A lazy frame without a box is not fetched. */}
      <iframe
        className={styles.frame}
        src={frame}
        title={frameTitle}
        loading="lazy"
        {...(!isThere && { 'data-without-code': '' })}
      />
      <p className={styles.caption}>
        {caption} <SiteLink to={link}>{open}</SiteLink>
      </p>
    </section>
  )
}
