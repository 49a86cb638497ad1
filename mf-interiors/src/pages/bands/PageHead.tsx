import { Breadcrumbs } from 'shared-ui/Breadcrumbs'
import type { Link } from 'shared-ui/Link'
import styles from './PageHead.module.css'

/** The first band of a page without a hero picture: breadcrumbs, title and lead. */
export const PageHead = ({ crumbs, title, lead }: { crumbs: readonly Link[]; title: string; lead: string }) => (
  <section className={`wrap ${styles.top}`}>
    <div>
      <Breadcrumbs items={crumbs} />
      <h1>{title}</h1>
    </div>
    <p className="lead muted">{lead}</p>
  </section>
)
