import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { MenuPanel } from 'shared-ui/contract'
import { Chevron } from './Chevron.tsx'
import type { AreaEntry } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import { closeMenu, closeMenuSoon, openMenu, toggleMenu, useHeader } from './headerState.ts'
import { MegaMenuPanel } from './MegaMenuPanel.tsx'
import styles from './NavMenu.module.css'

/** How long a mouse has to rest on an entry to open its menu, in ms: on its way elsewhere it crosses many. */
const restTime = 100
/** How far a resting mouse may move, in px. */
const restDistance = 8

interface NavMenuProps {
  entry: AreaEntry
  panel: MenuPanel
  isCurrent: boolean
}

/** An entry of the bar that opens: a dropdown of links, or a mega menu. */
export function NavMenu({ entry: { area, menu, title }, panel, isCurrent }: NavMenuProps) {
  const isOpen = useHeader((state) => state.menu === area)
  const openedByHover = useRef(false)
  // Where the mouse has come to rest on a closed entry, until the menu opens.
  const rest = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const id = `menu-${area}`

  const stir = () => {
    clearTimeout(rest.current?.timer)
    rest.current = undefined
  }
  const wait = ({ clientX: x, clientY: y }: PointerEvent) => {
    stir()
    const open = () => {
      stir()
      openMenu(area)
    }
    rest.current = { x, y, timer: setTimeout(open, restTime) }
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    openedByHover.current = !isOpen
    if (isOpen) openMenu(area)
    else wait(event)
  }
  const move = (event: PointerEvent) => {
    if (!rest.current) return
    const { x, y } = rest.current
    if (Math.hypot(event.clientX - x, event.clientY - y) > restDistance) wait(event)
  }
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    stir()
    // A mouse that leaves must not close the menu for a visitor who is in it by keyboard.
    const isInUse = currentTarget.querySelector('a:focus-visible')
    if (pointerType === 'mouse' && isOpen && !isInUse) closeMenuSoon()
  }
  const press = ({ detail }: MouseEvent) => {
    stir()
    // The first click of a mouse comes after its hover has just opened the menu. Closing it then would seem broken.
    const isConfirmation = isOpen && openedByHover.current && detail > 0
    openedByHover.current = false
    if (!isConfirmation) toggleMenu(area)
  }
  const arrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (isOpen) event.currentTarget.nextElementSibling?.querySelector('a')?.focus()
    else openMenu(area)
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu()
  }

  return (
    <li
      className={panel === 'links' ? styles.dropdown : styles.mega}
      onPointerEnter={enter}
      onPointerMove={move}
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
        {title}
        <Chevron />
      </button>
      <div id={id} className={styles.panel} data-tone="slate">
        {panel === 'links' ? (
          <ul className={styles.links}>
            {menu.overview.map(({ link, title }) => (
              <li key={link}>
                <FrameLink to={link}>{title}</FrameLink>
              </li>
            ))}
          </ul>
        ) : (
          <MegaMenuPanel {...menu} />
        )}
      </div>
    </li>
  )
}
