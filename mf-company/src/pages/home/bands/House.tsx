import type { CSSProperties } from 'react'
import { assetUrl } from 'shared-page/area'
import { AddToPlan } from 'shared-ui/AddToPlan'
import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import drawing from 'shared-ui/drawings/house-section'
import { formatPrice, formatWeeks } from 'shared-ui/formatCost'
import type { Room } from 'shared-ui/house.content'
import { Icon } from 'shared-ui/Icon'
import type { Link } from 'shared-ui/Link'
import { PriceNote } from 'shared-ui/PriceNote'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import styles from './House.module.css'

/** A part of the drawing, for a dark ground: the fragment selects a group of one file, which is fetched once. */
const part = (name: 'slate' | 'lines' | 'walls' | 'rooms', alt: string, className?: string) => (
  <img
    src={`${assetUrl(drawing.src)}#${name}`}
    alt={alt}
    className={className}
    width={drawing.width}
    height={drawing.height}
    loading="lazy"
    decoding="async"
  />
)

/** The house in section: drawn, built and fitted out in proportion to `--scrubbed`; complete if nothing sets it. */
export const House = () => (
  <div className={styles.house}>
    <div className={styles.sheet}>
      {part('lines', '', styles.lines)}
      {part('walls', drawing.alt, styles.walls)}
      {part('rooms', '', styles.rooms)}
    </div>
  </div>
)

export interface DoorsProps {
  label: string
  title: string
  note: string
  rooms: readonly Room[]
  wholes: readonly Room[]
  all: Link
}

/** The rooms of the house above, each a link with its price and weeks, in a row and at its place in the drawing. */
export const Doors = ({ label, title, note, rooms, wholes, all }: DoorsProps) => (
  <div id="prices" className={styles.doors}>
    <div className="wrap">
      <div className={styles.head}>
        <p className="label">{label}</p>
        <h2>{title}</h2>
        <div>
          <PriceNote withVat />
          <p className="muted">{note}</p>
        </div>
      </div>
      {[rooms, wholes].map((doors) => (
        <ul key={doors.length} className={styles.rows}>
          {doors.map((room) => (
            <Door key={room.id} {...room} />
          ))}
        </ul>
      ))}
      <TextLink to={all.link} className={styles.all}>
        {all.title}
      </TextLink>
    </div>
    <div className={styles.garden}>{part('slate', '')}</div>
  </div>
)

function Door(room: Room) {
  // One note beside all rooms explains their weeks.
  const { price, weeks } = typically[room.id]
  const cost = formatPrice(price)
  const [x, y, width, height] = room.place
  const place = { '--x': x, '--y': y, '--w': width, '--h': height } as CSSProperties
  return (
    <li>
      <SiteLink to={room.link} className={styles.door}>
        <span className={styles.room} style={place} aria-hidden="true">
          <span>
            {room.title}, {cost}
          </span>
        </span>
        <b id={`room-${room.id}`}>{room.title}</b> <span className="nums">{cost}</span>{' '}
        <span className="nums">{formatWeeks(weeks)}</span>
        <Icon name="arrow" />
      </SiteLink>
      <AddToPlan
        area={room.link.startsWith(routes.builders) ? 'builders' : 'interiors'}
        offer={room.id}
        describedBy={`room-${room.id}`}
        className={styles.add}
      />
    </li>
  )
}
