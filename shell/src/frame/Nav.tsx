import { useEffect } from 'react'
import { plainAddress } from 'shared-ui/plainAddress'
import { useLocation } from 'shared-ui/router'
import { barEntries, type SiteAreas } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import { closeMenu, delayClosing, useHeader } from './headerState.ts'
import { tileSizes } from './MenuPicture.tsx'
import styles from './Nav.module.css'
import { NavMenu } from './NavMenu.tsx'
import { preloadPictures } from './preloadPictures.ts'

/** The bar's entries from 1024 px on: links, dropdowns and mega menus. */
export function Nav({ areas }: { areas: SiteAreas }) {
  const address = plainAddress(useLocation().pathname)
  useDismissal()
  useEffect(() => preloadPictures(tilesOfPictures(areas)), [areas])
  return (
    <nav className={styles.nav} aria-label={header.navLabel}>
      <ul className={styles.entries}>
        {barEntries(areas).map(({ panel, ...entry }) => {
          const { isBoxed, link, title } = entry
          return panel ? (
            <NavMenu
              key={link}
              entry={entry}
              panel={panel}
              isCurrent={address === link || address.startsWith(`${link}/`)}
            />
          ) : (
            <li key={link}>
              <FrameLink to={link} className={isBoxed ? styles.boxed : styles.entry}>
                {title}
              </FrameLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The pictures of the panels that show them at every width. */
const tilesOfPictures = (areas: SiteAreas) =>
  barEntries(areas).flatMap(({ panel, menu: { tiles = [] } }) =>
    panel === 'pictures'
      ? tiles.map(({ picture }, index) => ({ picture, sizes: tileSizes(picture, index, tiles.length) }))
      : [],
  )

/**
 * Closes the open menu on a press elsewhere, and on Escape, which returns the focus to its button. Keeps it open while
 * the mouse is on its way down to it, across the entries beside its own.
 */
function useDismissal() {
  const menu = useHeader((state) => (state.phoneMenuOpen ? 'none' : state.menu))
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
    let height = Number.POSITIVE_INFINITY
    const steer = ({ clientY, target }: PointerEvent) => {
      const isInBar = target instanceof Element && target.closest('header') && !entry?.contains(target)
      if (isInBar && clientY > height) delayClosing()
      height = clientY
    }
    // pointerdown as well, because iOS sends no click for a tap on what it takes to be mere text.
    document.addEventListener('pointerdown', press)
    document.addEventListener('click', press)
    document.addEventListener('keydown', dismiss)
    document.addEventListener('pointermove', steer, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('click', press)
      document.removeEventListener('keydown', dismiss)
      document.removeEventListener('pointermove', steer)
    }
  }, [menu])
}
