import type { ReactNode } from 'react'
import type { MenuLink, PictureFile } from '../contract.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './PictureHero.module.css'
import { RawPicture } from './RawPicture.tsx'

interface PictureHeroProps {
  picture: PictureFile
  title: ReactNode
  lead?: string | undefined
  crumbs?: readonly MenuLink[] | undefined
  /** Buttons. */
  children?: ReactNode
  /** CSS object-position of the picture. */
  position?: string | undefined
  id?: string | undefined
}

/** A page's first band: its title on the foot of a picture that fills the screen. */
export function PictureHero({ picture, title, lead, crumbs, children, position, id }: PictureHeroProps) {
  return (
    <section id={id} className={styles.hero} data-tone="slate" data-under-header="dark">
      {/* Upright screens show a slice of the picture, which is drawn wider than the screen. */}
      <RawPicture
        picture={picture}
        sizes="(orientation: portrait) 130vw, 100vw"
        priority
        className={styles.picture}
        position={position}
      />
      <div className={`wrap ${styles.row}`}>
        <div>
          {crumbs && <Breadcrumbs items={crumbs} />}
          <h1>{title}</h1>
        </div>
        {(lead || children) && (
          <div>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {children && <div className={styles.buttons}>{children}</div>}
          </div>
        )}
      </div>
    </section>
  )
}
