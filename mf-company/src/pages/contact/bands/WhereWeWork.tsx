import { Boroughs } from 'shared-ui/Boroughs'
import { whereWeWork, whereWeWorkLink } from 'shared-ui/boroughs.content'
import styles from './WhereWeWork.module.css'

/** The boroughs of each team, and our answer to enquiries from elsewhere. */
export const WhereWeWork = () => (
  <div id={whereWeWork.id} className={styles.where} data-unconfirmed={whereWeWork.unconfirmed}>
    <h2 className="label muted">{whereWeWorkLink.title}</h2>
    <p>{whereWeWork.building}</p>
    <Boroughs />
    {whereWeWork.others.map(([name, text]) => (
      <p key={name}>
        <b>{name}.</b> {text}
      </p>
    ))}
  </div>
)
