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
  id?: string | undefined
}

/** A page's first band: its title on the foot of a picture that fills the screen. */
export function PictureHero({ picture, title, lead, crumbs, children, id }: PictureHeroProps) {
  return (
    <section id={id} className={styles.hero} data-tone="slate" data-under-header="dark">
      {/* Upright tablets show a slice of the picture, which is drawn wider than the screen. A phone's cut fits its
          screen; of the device's pixels two thirds each way do, as under the scrim and the words no more can be told
          apart, and the page's largest paint comes sooner. */}
      <RawPicture
        picture={picture}
        sizes="(orientation: portrait) 130vw, 100vw"
        upright="66vw"
        priority
        className={styles.picture}
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
