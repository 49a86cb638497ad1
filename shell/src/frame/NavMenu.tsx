import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { AreaMenu } from 'shared-ui/contract'
import { FrameLink } from './FrameLink.tsx'
import { closeMenu, closeMenuSoon, type EntryKey, openMenu, toggleMenu, useHeader } from './headerState.ts'
import { MegaMenu } from './MegaMenu.tsx'
import styles from './NavMenu.module.css'

interface NavMenuProps {
  name: EntryKey
  label: string
  menu: AreaMenu
  isCurrent: boolean
}

/** An entry of the bar that opens: a mega menu where the area offers tiles, else a dropdown. */
export function NavMenu({ name, label, menu, isCurrent }: NavMenuProps) {
  const isOpen = useHeader((state) => state.menu === name)
  const openedByHover = useRef(false)
  const id = `menu-${name}`

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    openedByHover.current = !isOpen
    openMenu(name)
  }
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A mouse that leaves must not close the menu for a visitor who is in it by keyboard.
    const isInUse = currentTarget.querySelector('a:focus-visible')
    if (pointerType === 'mouse' && isOpen && !isInUse) closeMenuSoon()
  }
  const press = ({ detail }: MouseEvent) => {
    // The first click of a mouse comes after its hover has just opened the menu. Closing it then would seem broken.
    const isConfirmation = isOpen && openedByHover.current && detail > 0
    openedByHover.current = false
    if (!isConfirmation) toggleMenu(name)
  }
  const arrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (isOpen) event.currentTarget.nextElementSibling?.querySelector('a')?.focus()
    else openMenu(name)
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu()
  }

  return (
    <li
      className={menu.tiles ? styles.mega : styles.dropdown}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
    >
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent || undefined}
        onClick={press}
        onKeyDown={arrow}
      >
        {label}
        <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="m4 2 5 4-5 4" />
        </svg>
      </button>
      <div id={id} className={styles.panel} data-tone="slate">
        {menu.tiles ? (
          <MegaMenu menu={menu} tiles={menu.tiles} />
        ) : (
          <ul className={styles.links}>
            {menu.overview.map(({ link, title }) => (
              <li key={link}>
                <FrameLink to={link}>{title}</FrameLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
