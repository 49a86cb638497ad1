import { useRef } from 'react'
import type { MenuLink } from 'shared-ui/contract'
import { SiteLink } from 'shared-ui/SiteLink'
import { AfterHydration } from './AfterHydration.tsx'
import styles from './AreaMap.module.css'
import { MapDrawing } from './MapDrawing.tsx'
import { useNearViewport } from './useNearViewport.ts'
import { useReachable } from './useReachable.ts'

export interface AreaMapProps {
  /** Address of the map to embed. */
  frame: string
  frameTitle: string
  caption: string
  link: MenuLink
  /** Text under the map: shown until it has loaded, and where it does not load. */
  blocked: string
}

/** A map from another company, fetched when the visitor scrolls near it. Where it does not load, a drawing is shown. */
export function AreaMap({ frame, frameTitle, caption, link, blocked }: AreaMapProps) {
  const place = useRef<HTMLElement>(null)
  const isNear = useNearViewport(place)
  const isReachable = useReachable(isNear ? frame : undefined)
  return (
    <section ref={place} className={styles.map} data-reveal>
      <MapDrawing />
      <p className={styles.blocked}>{blocked}</p>
      <AfterHydration>
        <iframe
          className={styles.frame}
          src={isNear ? frame : undefined}
          title={frameTitle}
          loading="lazy"
          hidden={isReachable === false}
        />
      </AfterHydration>
      <noscript>
        <iframe className={styles.frame} src={frame} title={frameTitle} loading="lazy" />
      </noscript>
      <p className={styles.caption}>
        {caption} <SiteLink to={link.link}>{link.title}</SiteLink>
      </p>
    </section>
  )
}
