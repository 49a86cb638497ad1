import { ButtonLink } from 'shared-ui/ButtonLink'
import { Icon } from 'shared-ui/Icon'
import type { SiteAreas } from './areaMenus.ts'
import { Brand } from './Brand.tsx'
import { FrameLink } from './FrameLink.tsx'
import styles from './Header.module.css'
import { header } from './header.content.ts'
import { Menu } from './Menu.tsx'

/** The dialog's id, which is also its hash if scripts are off. */
const dialogId = 'menu'

// A popover, not a modal dialog: that would make the browser recalculate every element of the page before it responds
// to the press. menuController.ts makes the page inert afterwards.
const opens = { popoverTarget: dialogId, popoverTargetAction: 'show' } as const
const closes = { popoverTarget: dialogId, popoverTargetAction: 'hide' } as const

/**
 * The fixed header of every page, and the dialog with its menu below 1024 px. It stays as served: menuController.ts
 * adds what its native elements cannot do.
 */
export const Header = ({ areas }: { areas: SiteAreas }) => {
  const { menuButton, foot } = header
  return (
    <header className={styles.header} data-scrolled="false">
      <div className={`wrap ${styles.bar}`}>
        <HomeLink />
        <button type="button" className={styles.toggle} aria-controls={dialogId} aria-expanded="false" {...opens}>
          {menuButton.open}
          <Bars />
        </button>
        {/* Replaces the button if scripts are off: the menu opens as the hash's target. */}
        <a className={styles.toggle} href={`#${dialogId}`}>
          {menuButton.open}
          <Bars />
        </a>
        {/* In a wide window menuController.ts moves the menu from the dialog into the bar. */}
        <dialog id={dialogId} popover="auto" className={styles.dialog} aria-label={menuButton.open} data-tone="slate">
          <div className={`wrap ${styles.sheet}`}>
            <div className={styles.top}>
              <HomeLink />
              {/* biome-ignore lint/a11y/noAutofocus: the initial focus of the dialog. */}
              <button type="button" className={styles.close} autoFocus {...closes}>
                {menuButton.close}
                <Icon name="close" size={28} />
              </button>
              <a className={styles.close} href="#main">
                {menuButton.close}
                <Icon name="close" size={28} />
              </a>
            </div>
            <Menu areas={areas} />
            <div className={styles.foot}>
              <ButtonLink to={foot.projects.link} variant="line">
                {foot.projects.title}
              </ButtonLink>
              <ButtonLink to={foot.call.link} arrow={false}>
                {foot.call.title}
                <Icon name="phone" />
              </ButtonLink>
              <ButtonLink to={foot.chat.link} variant="line" arrow={false}>
                {foot.chat.title}
                <Icon name="chat" />
              </ButtonLink>
            </div>
          </div>
        </dialog>
      </div>
    </header>
  )
}

/** The brand, as a link to the front page. */
export const HomeLink = () => (
  <FrameLink to="/" className={styles.home} aria-label={header.homeLabel}>
    <Brand />
  </FrameLink>
)

const Bars = () => (
  <svg viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M3 9h22M3 19h22" />
  </svg>
)
