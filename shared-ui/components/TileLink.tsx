import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'
import styles from './TileLink.module.css'

/** The content of a tile: a link if the tile has a page. */
export function TileLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children
  return (
    <SiteLink to={to} className={styles.link}>
      {children}
    </SiteLink>
  )
}
