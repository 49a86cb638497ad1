import type { MenuLink } from '../contract.ts'
import styles from './Breadcrumbs.module.css'
import { SiteLink } from './SiteLink.tsx'

/** Where the page stands; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: readonly MenuLink[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {items.map(({ title, link }, index) => (
          <li key={link}>
            {index === items.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <SiteLink to={link}>{title}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
