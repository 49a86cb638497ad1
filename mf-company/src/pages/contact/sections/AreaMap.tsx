import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Link } from 'shared-ui/contract'
import { optionally } from 'shared-ui/optionally'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './AreaMap.module.css'
import { MapDrawing } from './MapDrawing.tsx'

export interface AreaMapProps {
  /** Address of the map to embed. */
  frame: string
  frameTitle: string
  caption: string
  link: Link
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

/** Whether the element has ever been in the viewport, or within a quarter of its height below. */
function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const look = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true)
    const observer = optionally(() => new IntersectionObserver(look, { rootMargin: '0px 0px 25% 0px' }))
    observer?.observe(ref.current)
    return () => observer?.disconnect()
  }, [ref, isNear])
  return isNear
}

/**
 * Whether an address of another site answers; undefined until that is known. A frame cannot tell: it reports that it
 * has loaded even when it shows the browser's own error page.
 */
function useReachable(address: string | undefined): boolean | undefined {
  const [isReachable, setReachable] = useState<boolean>()
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    const note = (isThere: boolean) => isCurrent && setReachable(isThere)
    optionally(() => fetch(address, { method: 'HEAD', mode: 'no-cors' }))?.then(
      () => note(true),
      () => note(false),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return isReachable
}

/**
 * Renders its children 100 ms after hydration. It is for frames: even an empty one holds a document, which a phone
 * would create before it shows the page, or in the same task as hydration.
 */
function AfterHydration({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRendered(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isRendered && children
}
