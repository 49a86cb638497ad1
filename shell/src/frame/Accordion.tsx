import type { ReactNode } from 'react'
import { Swing } from 'shared-ui/Swing'
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
  const id = `panel-${menu}`
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
        <Swing />
      </button>
      <div id={id} className={styles.panel}>
        <div className={styles.clip}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </>
  )
}
