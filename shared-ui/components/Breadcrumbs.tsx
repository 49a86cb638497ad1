import type { Link } from '../content/Link.ts'
import styles from './Breadcrumbs.module.css'
import { SiteLink } from './SiteLink.tsx'

/** Links to the pages above this one. The last item is the page itself, without a link. */
export function Breadcrumbs({ items }: { items: readonly Link[] }) {
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
