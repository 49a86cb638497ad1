import type { ReactNode } from 'react'
import type { Link } from '../content/Link.ts'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { firstOnPhones } from './coverSizes.ts'
import { NoWrap } from './NoWrap.tsx'
import { RawPicture } from './RawPicture.tsx'
import styles from './RoomHero.module.css'

/** The text of a page's first band. */
export interface HeroWords {
  id?: string | undefined
  title: ReactNode
  lead?: string | undefined
  /** The typical cost and duration of this kind of work, as a sentence. */
  typically?: string | undefined
  crumbs?: readonly Link[] | undefined
  /** Buttons. */
  children?: ReactNode
}

interface RoomHeroProps extends HeroWords {
  picture?: PictureFile
  /** Lies over the picture. */
  cover?: ReactNode
  /** The page's room on the drawing of the house (`HouseKey`); absent if the page is about no room. */
  room?: ReactNode
  /** Below the price, in their own row with the buttons. */
  facts?: ReactNode
}

/**
 * The first band of a page: its picture at full bleed, with its text and its place in the house below it. An upright
 * picture is beside them.
 */
export function RoomHero(props: RoomHeroProps) {
  const { id, picture, cover, room, title, lead, typically, crumbs, facts, children } = props
  const isUpright = picture && picture.height > picture.width
  const sizes = `${firstOnPhones(55)}${isUpright ? '(min-width: 64em) 50vw, ' : ''}100vw`
  const buttons = children && <div className={styles.buttons}>{children}</div>
  return (
    <section
      id={id}
      className={styles.hero}
      data-tone="slate"
      data-under-header="dark"
      data-upright={isUpright || undefined}
    >
      {picture && (
        <div className={styles.picture} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
          <RawPicture picture={picture} sizes={sizes} position={picture.position} priority />
          {cover}
        </div>
      )}
      <div className={`wrap ${styles.row}`}>
        <div>
          {crumbs && <Breadcrumbs items={crumbs} />}
          <h1>{title}</h1>
        </div>
        <div>
          {lead && (
            <p className={`lead ${styles.lead}`}>
              <NoWrap>{lead}</NoWrap>
            </p>
          )}
          {typically && (
            <p className={styles.typically}>
              <NoWrap>{typically}</NoWrap>
            </p>
          )}
          {!facts && buttons}
        </div>
        {facts && (
          <div className={styles.facts}>
            {facts}
            {buttons}
          </div>
        )}
        {room}
      </div>
    </section>
  )
}
