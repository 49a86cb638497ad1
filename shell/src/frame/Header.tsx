import { useEffect } from 'react'
import { barEntries, type SiteAreas } from './contributions.ts'
import styles from './Header.module.css'
import { HomeLink } from './HomeLink.tsx'
import { header } from './header.content.ts'
import { closeAll, noteScroll, openPhoneMenu, useHeader } from './headerState.ts'
import { Nav } from './Nav.tsx'
import { PhoneMenu, phoneMenuId } from './PhoneMenu.tsx'

/** The fixed bar at the top of every page, and the phone menu that replaces its entries below 1024 px. */
export function Header({ areas }: { areas: SiteAreas }) {
  const scrolled = useHeader((state) => state.scrolled)
  const phoneMenuOpen = useHeader((state) => state.phoneMenuOpen)
  const menu = useHeader((state) => state.menu)

  const opened = phoneMenuOpen ? undefined : barEntries(areas).find(({ area, panel }) => panel && area === menu)

  // As the visitor leaves, not when the next page has come: they may have opened a menu again by then.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) closeAll()
    }
    document.addEventListener('click', leave)
    addEventListener('popstate', closeAll)
    return () => {
      document.removeEventListener('click', leave)
      removeEventListener('popstate', closeAll)
    }
  }, [])

  useEffect(() => {
    noteScroll()
    window.addEventListener('scroll', noteScroll, { passive: true })
    return () => window.removeEventListener('scroll', noteScroll)
  }, [])

  return (
    <>
      <header className={styles.header} data-scrolled={scrolled} data-open={opened?.panel}>
        <div className={`wrap ${styles.bar}`}>
          <HomeLink />
          <Nav areas={areas} />
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={phoneMenuOpen}
            aria-controls={phoneMenuId}
            onClick={(event) => {
              // Safari does not focus a clicked button, and the dialog gives focus back to what had it.
              // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
              event.currentTarget.focus()
              openPhoneMenu()
            }}
          >
            {header.menuButton.open}
            <Bars />
          </button>
          {/* Shown in place of the button where scripts are off: the menu opens as the address's target. */}
          <a className={styles.plainToggle} href={`#${phoneMenuId}`}>
            {header.menuButton.open}
            <Bars />
          </a>
        </div>
      </header>
      <PhoneMenu areas={areas} />
    </>
  )
}

const Bars = () => (
  <svg viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M3 9h22M3 19h22" />
  </svg>
)
