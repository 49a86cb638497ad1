import { boroughs, whereWeWork, worksIn } from 'shared-ui/boroughs.content'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './WhereWeWork.module.css'

/** Where each team works, and what becomes of an enquiry from elsewhere. */
export const WhereWeWork = () => (
  <div id={whereWeWork.id} className={styles.where}>
    <h2 className="label muted">{whereWeWork.title}</h2>
    <p>{whereWeWork.building}</p>
    <ul className={styles.boroughs}>
      {Object.entries(boroughs).map(([id, name]) => (
        <li key={id}>
          <SiteLink to={worksIn(id)}>{name}</SiteLink>
        </li>
      ))}
    </ul>
    {whereWeWork.others.map(([name, text]) => (
      <p key={name}>
        <b>{name}.</b> {text}
      </p>
    ))}
  </div>
)
