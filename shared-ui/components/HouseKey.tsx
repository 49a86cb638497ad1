import type { CSSProperties } from 'react'
import { assetUrl } from 'shared-page/area'
import { besideRoom, type Room, roomAt } from '../content/house.content.ts'
import drawing from '../pictures/described/house-section.drawing.ts'
import styles from './HouseKey.module.css'
import { houseKey } from './houseKey.content.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`

const placeOf = ({ place: [x, y, width, height] }: Room): CSSProperties => ({
  left: share(x, drawing.width),
  top: share(y, drawing.height),
  width: share(width, drawing.width),
  height: share(height, drawing.height),
})

/** A small section of the house, with the room of the current page inked, and links to the neighbouring rooms. */
export function HouseKey({ here }: { here: string }) {
  const room = roomAt(here)
  const { before, after } = besideRoom(room)
  return (
    <nav className={styles.key} aria-label={houseKey.label}>
      <div className={styles.sheet}>
        <img
          src={`${assetUrl(drawing.src)}#walls`}
          alt=""
          width={drawing.width}
          height={drawing.height}
          loading="lazy"
          decoding="async"
        />
        <i style={placeOf(room)} />
      </div>
      {before && (
        <SiteLink to={before.link}>
          <Icon name="back" /> {before.title}
        </SiteLink>
      )}
      {after && (
        <SiteLink to={after.link}>
          {after.title} <Icon name="arrow" />
        </SiteLink>
      )}
    </nav>
  )
}
