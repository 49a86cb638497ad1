import { boroughs, worksIn } from '../content/boroughs.content.ts'
import styles from './Boroughs.module.css'
import { classes } from './classes.ts'
import { SiteLink } from './SiteLink.tsx'

/** The boroughs in which we work, each with a link to our works there. */
export const Boroughs = ({ className }: { className?: string }) => (
  <ul className={classes(styles.boroughs, className)}>
    {Object.entries(boroughs).map(([id, name]) => (
      <li key={id}>
        <SiteLink to={worksIn(id)}>{name}</SiteLink>
      </li>
    ))}
  </ul>
)
