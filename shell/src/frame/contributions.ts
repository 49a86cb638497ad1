import type { AreaMenu, AreaName, MenuEntry, Site } from 'shared-ui/contract'

/** The areas of a page's JSON block, each with its menu. */
export type SiteAreas = Site['areas']

/** An entry of the menus, with the area that contributes it. */
export interface AreaEntry extends MenuEntry {
  area: AreaName
  menu: AreaMenu
}

const inOrder = <T>(contributed: T[], orderOf: (one: T) => number) =>
  contributed.sort((one, other) => orderOf(one) - orderOf(other))

const entriesOf = (areas: SiteAreas): AreaEntry[] =>
  Object.entries(areas).flatMap(([area, { menu }]) => menu.entries.map((entry) => ({ ...entry, area, menu })))

/** The entries of all areas, in the bar's order. */
export const barEntries = (areas: SiteAreas) => inOrder(entriesOf(areas), ({ place }) => place)

/** The entries of all areas, in the order of the phone menu. */
export const phoneEntries = (areas: SiteAreas) =>
  inOrder(entriesOf(areas), ({ place, phonePlace = place }) => phonePlace)

/** The footer's links of all areas, in their order. */
export const footerLinks = (areas: SiteAreas) =>
  inOrder(
    Object.values(areas).flatMap(({ menu }) => menu.footer),
    ({ place }) => place,
  )
