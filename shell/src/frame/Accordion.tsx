import { type ReactNode, useEffect, useRef } from 'react'
import { DisclosureMark } from 'shared-ui/DisclosureMark'
import styles from './Accordion.module.css'
import { Chevron } from './Chevron.tsx'
import { isOpen, type MenuKey, toggleMenu, useHeader } from './headerState.ts'
import { holdStill } from './holdStill.ts'

interface AccordionProps {
  menu: MenuKey
  label: string
  /** Stands above the label, where the row is one of pictures. */
  picture?: ReactNode
  children: ReactNode
}

/** A row of the phone menu that opens a panel. Opening another one collapses it. */
export function Accordion({ menu, label, picture, children }: AccordionProps) {
  const isExpanded = useHeader((state) => isOpen(state.menu, menu))
  const panel = useRef<HTMLDivElement>(null)
  const id = `panel-${menu}`

  // A panel that is still collapsing can be seen, but Tab must not lead into it. `inert` is not in the markup, because
  // the panel would be out of reach where scripts are off.
  useEffect(() => {
    if (panel.current) panel.current.inert = !isExpanded
  }, [isExpanded])

  return (
    <>
      <button
        type="button"
        className={picture ? styles.tile : styles.row}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          holdStill(currentTarget)
          toggleMenu(menu)
        }}
      >
        {picture && (
          <span className={styles.face}>
            {picture}
            <Chevron />
          </span>
        )}
        {label}
        {!picture && <DisclosureMark />}
      </button>
      <div ref={panel} id={id} className={styles.panel}>
        <div className={styles.clip}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </>
  )
}
