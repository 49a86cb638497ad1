import { boroughs, whereWeWork, worksIn } from '../content/boroughs.content.ts'
import styles from './Boroughs.module.css'
import { SiteLink } from './SiteLink.tsx'

/** The boroughs in which we work, each with a link to the works there, under their label. */
export const Boroughs = () => (
  <div>
    <h3 className={`label muted ${styles.label}`}>
      <SiteLink to={whereWeWork.link}>{whereWeWork.title}</SiteLink>
    </h3>
    <ul className={`${styles.boroughs} pulled`}>
      {Object.entries(boroughs).map(([id, name]) => (
        <li key={id}>
          <SiteLink to={worksIn(id)}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  </div>
)
