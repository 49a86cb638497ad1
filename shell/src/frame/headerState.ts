import type { AreaName } from 'shared-ui/contract'
import { create } from 'zustand'

/**
 * The menu that is open: at most one, at either width. It is named after its area; `builders-residential` is the tile
 * `residential` within `builders`.
 */
export type MenuKey = 'none' | AreaName | `${AreaName}-${string}`

const entryOf = (menu: MenuKey) => menu.split('-')[0] as 'none' | AreaName

/** The scroll position in px beyond which the header turns solid. */
const scrolledAfter = 50

/** The media queries of windows that show the bar of menus, and of those that show the phone menu instead. */
export const wide = '(min-width: 64em)'
export const narrow = 'not all and (min-width: 64em)'

/** How long a mega menu stays after the pointer has left it, in ms. */
const closeDelay = 150

interface HeaderState {
  scrolled: boolean
  phoneMenuOpen: boolean
  menu: MenuKey
}

/** The state of the header and its menus. */
export const useHeader = create<HeaderState>()(() => ({ scrolled: false, phoneMenuOpen: false, menu: 'none' }))

let closing: ReturnType<typeof setTimeout> | undefined

function change(state: Partial<HeaderState>) {
  clearTimeout(closing)
  closing = undefined
  useHeader.setState(state)
}

/** Whether a menu's panel shows: its own key is open, or one nested in it. */
export const isOpen = (open: MenuKey, menu: MenuKey) => open === menu || entryOf(open) === menu

/** Whether any menu is open, at either width. */
export const isAnyOpen = () => {
  const { phoneMenuOpen, menu } = useHeader.getState()
  return phoneMenuOpen || menu !== 'none'
}

/** Opens a menu in place of the one that was open, and cancels a pending close. */
export const openMenu = (menu: MenuKey) => change({ menu })

/** Closes the open menu. */
export const closeMenu = () => change({ menu: 'none' })

/** Closes the open menu 150 ms from now, unless one is opened before. */
export function closeMenuSoon() {
  clearTimeout(closing)
  closing = setTimeout(closeMenu, closeDelay)
}

/** Lets a menu that is about to close stay another 150 ms. */
export function delayClosing() {
  if (closing) closeMenuSoon()
}

/** Opens a menu, or collapses it to the menu around it. */
export function toggleMenu(menu: MenuKey) {
  const around = entryOf(menu) === menu ? 'none' : entryOf(menu)
  openMenu(isOpen(useHeader.getState().menu, menu) ? around : menu)
}

/** Opens the phone menu with every panel collapsed. */
export const openPhoneMenu = () => change({ phoneMenuOpen: true, menu: 'none' })

/** Closes every menu, as a navigation does. */
export const closeAll = () => change({ phoneMenuOpen: false, menu: 'none' })

/** Notes whether the page has scrolled beyond `scrolledAfter`. */
export function noteScroll() {
  const scrolled = window.scrollY > scrolledAfter
  if (scrolled !== useHeader.getState().scrolled) useHeader.setState({ scrolled })
}
