import { useRef } from 'react'
import styles from './SectionNav.module.css'
import { SiteLink } from './SiteLink.tsx'
import { TabRow } from './TabRow.tsx'
import { type ActiveSectionOptions, useActiveSection } from './useActiveSection.ts'

interface SectionNavProps extends ActiveSectionOptions {
  label: string
  items: readonly { id: string; title: string }[]
}

/** Links to a page's sections, side by side under the header, with the current section marked. */
export function SectionNav({ label, items, line, mode }: SectionNavProps) {
  const active = useActiveSection(
    items.map(({ id }) => id),
    { line, mode },
  )
  // Between two sections no tab is marked, and the row keeps its scroll position.
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
