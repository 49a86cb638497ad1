import type { CSSProperties } from 'react'
import { ButtonLink } from 'shared-ui/ButtonLink'
import type { PictureFile } from 'shared-ui/contract'
import { firstOnPhones } from 'shared-ui/coverSizes'
import { DimensionLine } from 'shared-ui/DimensionLine'
import { Picture } from 'shared-ui/Picture'
import { addressOf } from '../../addressOf.ts'
import styles from './WallHero.module.css'

export interface WallHeroProps {
  headline: string
  lead: string
  picture: PictureFile
  /** Where the joinery's edges lie in the picture, in shares of its width and height, and what they measure. */
  wall: { width: string; height: string; left: number; right: number; top: number; bottom: number }
  buttons: readonly { text: string; link: string }[]
}

const percent = (share: number) => `${share * 100}%`

/** A picture of a wall of joinery, with its two dimensions drawn at the joinery's real edges. */
export function WallHero({ headline, lead, picture, wall, buttons }: WallHeroProps) {
  const edges = {
    '--left': percent(wall.left),
    '--right': percent(wall.right),
    '--top': wall.top,
    '--bottom': wall.bottom,
  } as CSSProperties
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inside}`}>
        <h1>{headline}</h1>
        <div className={styles.text}>
          <p className="lead">{lead}</p>
          <div className={styles.buttons}>
            {buttons.map(({ text, link }, index) => (
              <ButtonLink key={link} to={addressOf(link)} {...(index > 0 && { variant: 'line', arrow: false })}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className={styles.wall} style={edges}>
          <div className={styles.width} aria-hidden="true">
            <span>{wall.width}</span>
            <DimensionLine />
          </div>
          <div className={styles.height} aria-hidden="true">
            <i />
            <span>{wall.height}</span>
          </div>
          <Picture picture={picture} sizes={`${firstOnPhones(80)}(min-width: 64em) 65vw, 100vw`} priority />
        </div>
      </div>
    </section>
  )
}
