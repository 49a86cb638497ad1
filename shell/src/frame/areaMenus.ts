import type { AreaName, RegisteredArea } from 'shared-page/contract'
import type { FrameMenu, MenuEntry } from 'shared-ui/menu'

/** The live areas, each with its contributions to the menus, the footer and the phone's bar. */
export type SiteAreas = Readonly<Record<AreaName, RegisteredArea & { menu: FrameMenu }>>

/** An entry of the menus, with the area that contributes it. */
export interface AreaEntry extends MenuEntry {
  area: AreaName
  menu: FrameMenu
}

const inOrder = <T>(contributed: T[], orderOf: (one: T) => number) =>
  contributed.sort((one, other) => orderOf(one) - orderOf(other))

/** The entries of all areas, in the order of the phone menu. */
export const entriesOf = (areas: SiteAreas): AreaEntry[] =>
  inOrder(
    Object.entries(areas).flatMap(([area, { menu }]) => menu.entries.map((entry) => ({ ...entry, area, menu }))),
    ({ order, phoneOrder = order }) => phoneOrder,
  )

/** The footer's links of all areas, in their order. */
export const footerLinks = (areas: SiteAreas) =>
  inOrder(
    Object.values(areas).flatMap(({ menu }) => menu.footer),
    ({ order }) => order,
  )
