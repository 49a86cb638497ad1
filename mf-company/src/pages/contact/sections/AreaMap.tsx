import { useRef } from 'react'
import type { MenuLink } from 'shared-ui/contract'
import { Go } from 'shared-ui/Go'
import styles from './AreaMap.module.css'
import { useComingNear } from './useComingNear.ts'

export interface AreaMapProps {
  /** Address of the map to embed. */
  frame: string
  frameTitle: string
  caption: string
  link: MenuLink
  /** Stands where the map will be, and stays when it does not come. */
  blocked: string
}

/** A map from another company: asked for only when one comes near it, and missed by nobody when it stays away. */
export function AreaMap({ frame, frameTitle, caption, link, blocked }: AreaMapProps) {
  const place = useRef<HTMLElement>(null)
  const isNear = useComingNear(place)
  const map = <iframe className={styles.frame} src={frame} title={frameTitle} loading="lazy" />
  return (
    <section ref={place} className={styles.map} aria-label={frameTitle}>
      <p className={`muted ${styles.blocked}`}>{blocked}</p>
      {isNear ? map : <noscript>{map}</noscript>}
      <p className={styles.caption}>
        {caption} <Go to={link.link}>{link.title}</Go>
      </p>
    </section>
  )
}
