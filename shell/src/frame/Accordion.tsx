import { type ReactNode, useEffect, useRef } from 'react'
import { DisclosureMark } from 'shared-ui/DisclosureMark'
import styles from './Accordion.module.css'
import { isOpen, type MenuKey, toggleMenu, useHeader } from './header.ts'

interface AccordionProps {
  menu: MenuKey
  label: string
  children: ReactNode
}

/** A row of the full-screen menu that opens; opening another collapses it. */
export function Accordion({ menu, label, children }: AccordionProps) {
  const isExpanded = useHeader((state) => isOpen(state.menu, menu))
  const panel = useRef<HTMLDivElement>(null)
  const id = `panel-${menu}`

  // A panel that is still collapsing can be seen, but Tab must not lead into it.
  // Not an attribute of the markup, or the panel would be out of reach where scripts are off.
  useEffect(() => {
    if (panel.current) panel.current.inert = !isExpanded
  }, [isExpanded])

  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => toggleMenu(menu)}
      >
        {label}
        <DisclosureMark />
      </button>
      <div ref={panel} id={id} className={styles.panel}>
        <div className={styles.clip}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </>
  )
}
