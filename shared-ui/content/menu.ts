import type { AreaMenu, OrderedLink } from 'shared-page/contract'
import type { PictureFile } from '../pictures/PictureFile.ts'
import type { Link } from './Link.ts'
import type { OpeningDays } from './openingHours.ts'

/** A picture tile of a mega menu with the links below it. */
export interface MenuTile {
  id: string
  title: string
  /** The text of the link to `link`, for a menu in which `title` opens the list of links instead. */
  all?: string
  link: string
  picture: PictureFile
  links: readonly Link[]
}

/** A film in a menu. */
export interface MenuFilm {
  title: string
  link: string
  picture: PictureFile
}

/**
 * The content of an entry's panel: the links of `overview`, or these, the tiles and the films. On a phone each of the
 * `tiles` is a row, and with `pictures` each shows its picture.
 */
export type MenuPanel = 'links' | 'tiles' | 'pictures'

/**
 * An entry of the site's menus, which the frame merges by `order`. An entry with a panel is marked as current on its
 * own path and on all paths below it.
 */
export interface MenuEntry extends OrderedLink {
  /** The title in the phone menu, if different. */
  phoneTitle?: string
  /** Its order in the phone menu, if different. */
  phoneOrder?: number
  /** Absent if the entry is a link. An area has one panel. */
  panel?: MenuPanel
  /** Whether it has a border in the bar. */
  isBoxed?: true
}

/** An area's part of the menus, as this site's frame renders them. */
export interface FrameMenu extends AreaMenu {
  entries: readonly MenuEntry[]
  overview: readonly Link[]
  /** The heading of a panel with tiles, and a sentence below it. */
  title?: string
  teaser?: string
  tiles?: readonly MenuTile[]
  filmsTitle?: string
  films?: readonly MenuFilm[]
  /** The area's telephone with its answering hours, and its enquiry form: for the bar at the foot of a phone. */
  contactLinks?: { call: Link; form: Link; hours: readonly OpeningDays[] }
}
