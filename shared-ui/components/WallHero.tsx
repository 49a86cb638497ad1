import type { CSSProperties } from 'react'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { firstOnPhones } from './coverSizes.ts'
import { DimensionLine } from './DimensionLine.tsx'
import { NoWrap } from './NoWrap.tsx'
import { Picture } from './Picture.tsx'
import type { HeroWords } from './RoomHero.tsx'
import styles from './WallHero.module.css'

/** The measured part of a picture: the edges of one thing, as fractions of the picture's width and height. */
export interface Wall {
  width: string
  left: number
  right: number
  height?: { text: string; top: number; bottom: number }
}

interface WallHeroProps extends HeroWords {
  picture: PictureFile
  /** Without it the picture has no dimensions. */
  wall?: Wall | undefined
}

const percent = (share: number) => `${share * 100}%`

/**
 * A page's first band for a bright or upright picture: text on stone, and the whole picture below or beside it, with
 * the dimensions of its subject drawn at the real edges.
 */
export function WallHero({ id, title, lead, typically, crumbs, children, picture, wall }: WallHeroProps) {
  const { width, height } = picture
  const isUpright = height > width
  const edges = wall && { '--left': percent(wall.left), '--right': percent(wall.right) }
  const heights = wall?.height && { '--top': wall.height.top, '--bottom': wall.height.bottom }
  return (
    <section id={id} className={styles.hero} data-upright={isUpright || undefined}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.title}>
          {crumbs && <Breadcrumbs items={crumbs} />}
          <h1>{title}</h1>
        </div>
        <div className={styles.text}>
          {lead && (
            <p className="lead">
              <NoWrap>{lead}</NoWrap>
            </p>
          )}
          {typically && (
            <p className={styles.typically}>
              <NoWrap>{typically}</NoWrap>
            </p>
          )}
          {children && <div className={styles.buttons}>{children}</div>}
        </div>
        <div
          className={styles.wall}
          data-measured={wall !== undefined || undefined}
          style={{ ...edges, ...heights } as CSSProperties}
        >
          {wall && (
            <div className={styles.width} aria-hidden="true">
              <span>{wall.width}</span>
              <DimensionLine />
            </div>
          )}
          {wall?.height && (
            <div className={styles.height} aria-hidden="true">
              <i />
              <span>{wall.height.text}</span>
            </div>
          )}
          <Picture
            picture={picture}
            ratio={isUpright ? '4 / 5' : `${width} / ${height}`}
            sizes={`${firstOnPhones(isUpright ? 55 : 66)}(min-width: 64em) ${isUpright ? 45 : 65}vw, 100vw`}
            priority
          />
        </div>
      </div>
    </section>
  )
}
