import { classes } from 'shared-ui/classes'
import { DisclosureMark } from 'shared-ui/DisclosureMark'
import { type AreaEntry, entriesOf, type SiteAreas } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import { MegaMenu } from './MegaMenu.tsx'
import styles from './Menu.module.css'
import { MenuLinks } from './MenuLinks.tsx'

/**
 * The site's menu, once for every window: the bar's entries with their panels, which on a phone are the rows of a list.
 * A row is a summary; the bar has a button in its place, which says its state as a visitor expects of a menu.
 */
export const Menu = ({ areas }: { areas: SiteAreas }) => (
  <nav className={styles.menu} aria-label={header.navLabel}>
    <ul className={styles.entries}>
      {entriesOf(areas).map((entry) => (
        <li key={entry.link} className={styles.entry} data-panel={entry.panel} style={{ order: entry.place }}>
          {entry.panel ? <Panel {...entry} /> : <EntryLink {...entry} />}
        </li>
      ))}
    </ul>
  </nav>
)

const EntryLink = ({ isBoxed, link, title }: AreaEntry) => (
  <FrameLink to={link} className={classes(styles.name, isBoxed && styles.boxed)}>
    {title}
  </FrameLink>
)

function Panel(entry: AreaEntry) {
  const { area, link, menu, panel, title, phoneTitle = title } = entry
  const id = `menu-${area}`
  return (
    <>
      <button type="button" className={styles.name} aria-expanded="false" aria-controls={id} data-link={link}>
        {title}
        <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="m4 2 5 4-5 4" />
        </svg>
      </button>
      <details name="menu">
        <summary className={styles.row}>
          {phoneTitle}
          <DisclosureMark />
        </summary>
        <div id={id} className={styles.panel} data-tone="slate">
          {panel === 'links' ? <MenuLinks links={menu.overview} /> : <MegaMenu {...entry} />}
        </div>
      </details>
    </>
  )
}
