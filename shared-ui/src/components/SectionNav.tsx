import { useRef } from 'react'
import styles from './SectionNav.module.css'
import { SiteLink } from './SiteLink.tsx'
import { TabRow } from './TabRow.tsx'
import { type ActiveSectionOptions, useActiveSection } from './useActiveSection.ts'

interface SectionNavProps extends ActiveSectionOptions {
  label: string
  items: readonly { id: string; title: string }[]
}

/** A page's sections side by side under the header, the one being read marked. */
export function SectionNav({ label, items, line, mode }: SectionNavProps) {
  const active = useActiveSection(
    items.map(({ id }) => id),
    { line, mode },
  )
  // A band between two sections marks none of them, and leaves the row where it is.
  const last = useRef(active)
  last.current = active ?? last.current
  return (
    <nav className={styles.nav} aria-label={label}>
      <div className="wrap">
        <TabRow as="ul" current={last.current} className={styles.tabs}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <SiteLink to={`#${id}`} aria-current={id === active ? 'location' : undefined}>
                {title}
              </SiteLink>
            </li>
          ))}
        </TabRow>
      </div>
    </nav>
  )
}
