import { useEffect } from 'react'
import { routes } from 'shared-ui/brand'
import type { AreaMenu, AreaName } from 'shared-ui/contract'
import { plainAddress } from 'shared-ui/plainAddress'
import { useLocation } from 'shared-ui/router'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import { closeMenu, useHeader } from './headerState.ts'
import { tileSizes } from './MenuPicture.tsx'
import styles from './Nav.module.css'
import { NavMenu } from './NavMenu.tsx'
import { preloadPictures } from './preloadPictures.ts'

/** The menus, by the area that contributes them. */
export type Menus = Readonly<Record<AreaName, AreaMenu>>

/** The menus of the bar: the area whose entries each one shows, and the address that its pages begin with. */
const sections = {
  about: { area: 'company', home: '/about' },
  design: { area: 'design', home: routes.design },
  build: { area: 'builders', home: routes.builders },
  interiors: { area: 'interiors', home: routes.interiors },
} as const satisfies Record<string, { area: AreaName; home: string }>

/** The bar's entries from 1024 px on: links, dropdowns and mega menus. */
export function Nav({ menus }: { menus: Menus }) {
  const address = plainAddress(useLocation().pathname)
  const tiles = menus.interiors.tiles
  useDismissal()
  useEffect(() => {
    if (tiles)
      return preloadPictures(
        tiles.map(({ picture }, index) => ({ picture, sizes: tileSizes(picture, index, tiles.length) })),
      )
  }, [tiles])
  return (
    <nav className={styles.nav} aria-label={header.navLabel}>
      <ul className={styles.entries}>
        {header.desktop.map((entry) => {
          if ('link' in entry) {
            return (
              <li key={entry.key}>
                <FrameLink to={entry.link} className={entry.key === 'contact' ? styles.boxed : styles.entry}>
                  {entry.label}
                </FrameLink>
              </li>
            )
          }
          const { area, home } = sections[entry.key]
          return (
            <NavMenu
              key={entry.key}
              name={entry.key}
              label={entry.label}
              menu={menus[area]}
              isCurrent={address === home || address.startsWith(`${home}/`)}
            />
          )
        })}
      </ul>
    </nav>
  )
}

/** Closes the open menu on a press elsewhere, and on Escape, which returns the focus to its button. */
function useDismissal() {
  const menu = useHeader((state) => (state.mobileOpen ? 'none' : state.menu))
  useEffect(() => {
    if (menu === 'none') return
    const entry = document.getElementById(`menu-${menu}`)?.parentElement
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && entry?.contains(target))) closeMenu()
    }
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (entry?.contains(document.activeElement)) entry.querySelector('button')?.focus()
      closeMenu()
    }
    // pointerdown as well, because iOS sends no click for a tap on what it takes to be mere text.
    document.addEventListener('pointerdown', press)
    document.addEventListener('click', press)
    document.addEventListener('keydown', dismiss)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('click', press)
      document.removeEventListener('keydown', dismiss)
    }
  }, [menu])
}
