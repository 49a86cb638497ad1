import { useState } from 'react'
import { DisclosureMark } from 'shared-ui/DisclosureMark'
import { interpolate } from 'shared-ui/interpolate'
import { SiteLink } from 'shared-ui/SiteLink'
import { useActiveSection } from 'shared-ui/useActiveSection'
import styles from './SideMenu.module.css'

export interface SideMenuProps {
  label: string
  /** The text on the bar, with a placeholder `{section}`. */
  barLabel: string
  sections: readonly { id: string; title: string; link: string }[]
}

/** The distance from the top of the viewport, in px, of the line that determines the current section. */
const readingLine = 200

/** The page's section menu, with the current section marked. Narrow windows get a bar that opens it. */
export function SideMenu({ label, barLabel, sections }: SideMenuProps) {
  const reading = useActiveSection(
    sections.map(({ id }) => id),
    { line: readingLine },
  )
  const [last, setLast] = useState(sections[0]?.id)
  // Below the last section none is current: the mark stays on the previous one.
  if (reading && reading !== last) setLast(reading)
  const [isOpen, setOpen] = useState(false)
  const current = sections.find(({ id }) => id === last)

  return (
    <nav className={styles.menu} aria-label={label}>
      <button
        type="button"
        className={styles.bar}
        data-needs-code
        aria-expanded={isOpen}
        aria-controls="side-menu"
        onClick={() => setOpen(!isOpen)}
      >
        {interpolate(barLabel, { section: current?.title ?? '' })}
        <DisclosureMark />
      </button>
      <ol id="side-menu" className={styles.list} data-open={isOpen}>
        {sections.map(({ id, title, link }) => (
          <li key={id}>
            <SiteLink to={link} aria-current={id === last ? 'location' : undefined} onClick={() => setOpen(false)}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
