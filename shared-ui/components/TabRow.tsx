import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './TabRow.module.css'

interface TabRowProps {
  /** The current tab: when it changes, the new one is scrolled into view. */
  current: string | undefined
  as?: 'ul' | 'div'
  /** The accessible name of the group, if the tabs are buttons. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** Tabs, links or buttons, in a row that scrolls sideways if they do not fit. An attribute marks the current one. */
export function TabRow({ current, as: Tag = 'div', label, className, children }: TabRowProps) {
  const row = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const hasScrolled = useRef(false)
  // A layout effect scrolls before the paint that marks the tab. Later, the row would slide away under a finger that
  // aims at another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current tab triggers the scroll.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
    // A row that moves between press and release loses the click. The pressed tab becomes the current one anyway.
    if (!row.current || isPressed.current) return
    // At the start of the row nothing is measured: that would force a layout of the whole page during hydration.
    if (!hasScrolled.current && (!tab || row.current.firstElementChild?.contains(tab))) return
    if (!tab) {
      row.current.scrollLeft = 0
      return
    }
    // Not scrollIntoView: it would scroll the page too.
    const { left } = row.current.getBoundingClientRect()
    row.current.scrollLeft += tab.getBoundingClientRect().left - left - 20
  }, [current])
  const press = () => {
    isPressed.current = true
    const release = () => {
      isPressed.current = false
    }
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { once: true })
  }
  return (
    <Tag
      onPointerDown={press}
      onScroll={() => {
        hasScrolled.current = true
      }}
      ref={(element: HTMLElement | null) => {
        row.current = element
      }}
      className={classes(styles.row, className)}
      role={label ? 'group' : undefined}
      aria-label={label}
    >
      {children}
    </Tag>
  )
}
