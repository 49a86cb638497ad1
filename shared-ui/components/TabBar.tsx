import type { Link } from '../content/Link.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './TabBar.module.css'
import { TabRow } from './TabRow.tsx'

interface TabBarProps {
  title: string
  titleLink?: string | undefined
  /** Whether the title's own page is the current one. */
  titleCurrent?: boolean | undefined
  items: readonly Link[]
  /** The id (or link, if it has no id) of the item whose page is current. */
  current?: string | undefined
}

/** Links to the pages of one category, side by side, with the current page marked. */
export function TabBar({ title, titleLink, titleCurrent, items, current }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={title}>
      <div className={`wrap ${styles.inside}`}>
        <h2>
          {titleLink ? (
            <SiteLink to={titleLink} aria-current={titleCurrent ? 'page' : undefined}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h2>
        <TabRow as="ul" current={current} className={styles.tabs}>
          {items.map(({ id, title, link }) => (
            <li key={link}>
              <SiteLink to={link} aria-current={(id ?? link) === current ? 'page' : undefined}>
                {title}
              </SiteLink>
            </li>
          ))}
        </TabRow>
      </div>
    </nav>
  )
}
