import { useEffect, useRef } from 'react'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { Icon } from 'shared-ui/Icon'
import { Accordion } from './Accordion.tsx'
import { type AreaEntry, phoneEntries, type SiteAreas } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import { HomeLink } from './HomeLink.tsx'
import { header } from './header.content.ts'
import { closeAll, useHeader, wide } from './headerState.ts'
import { LinkPanel } from './LinkPanel.tsx'
import styles from './PhoneMenu.module.css'
import { PicturePanel } from './PicturePanel.tsx'
import { TilePanel } from './TilePanel.tsx'

/** The menu's id, which is also its address where scripts are off. */
export const phoneMenuId = 'menu'

/** The full-screen menu below 1024 px. */
export function PhoneMenu({ areas }: { areas: SiteAreas }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const isOpen = useHeader((state) => state.phoneMenuOpen)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    closer.current?.focus()
    // A window that becomes wide hides the dialog, but an open modal dialog would keep the page inert.
    const windows = window.matchMedia(wide)
    windows.addEventListener('change', closeAll)
    return () => {
      windows.removeEventListener('change', closeAll)
      element.close()
    }
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      id={phoneMenuId}
      className={styles.menu}
      data-tone="slate"
      aria-label={header.menuButton.open}
      onClose={closeAll}
    >
      <div className={`wrap ${styles.sheet}`}>
        <div className={styles.bar}>
          <HomeLink />
          <button
            ref={closer}
            type="button"
            className={styles.close}
            aria-expanded="true"
            aria-controls={phoneMenuId}
            onClick={closeAll}
          >
            {header.menuButton.close}
            <Icon name="close" size={28} />
          </button>
          <a className={styles.plainClose} href="#main">
            {header.menuButton.close}
            <Icon name="close" size={28} />
          </a>
        </div>
        <nav className={styles.list} aria-label={header.navLabel}>
          {phoneEntries(areas).map((entry) => {
            const { area, link, panel, title, phoneTitle = title } = entry
            return panel ? (
              <Accordion key={link} menu={area} label={phoneTitle}>
                <Panel {...entry} />
              </Accordion>
            ) : (
              <FrameLink key={link} to={link} className={styles.row}>
                {phoneTitle}
              </FrameLink>
            )
          })}
        </nav>
        <div className={styles.foot}>
          <ButtonLink to={header.phoneMenuFoot.projects.link} variant="line">
            {header.phoneMenuFoot.projects.text}
          </ButtonLink>
          <ButtonLink to={header.phoneMenuFoot.call.link} arrow={false}>
            {header.phoneMenuFoot.call.text}
            <Icon name="phone" size={18} />
          </ButtonLink>
          <ButtonLink to={header.phoneMenuFoot.chat.link} variant="line" arrow={false}>
            {header.phoneMenuFoot.chat.text}
            <Icon name="chat" size={18} />
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}

function Panel({ area, menu, panel }: AreaEntry) {
  if (panel === 'pictures') return <PicturePanel area={area} menu={menu} />
  if (panel === 'tiles') return <TilePanel area={area} menu={menu} />
  return <LinkPanel links={menu.overview} />
}
