import { Doodle } from 'shared-ui/Doodle'
import { Go } from 'shared-ui/Go'
import { Head } from 'shared-ui/Head'
import { Icon } from 'shared-ui/Icon'
import { Section } from 'shared-ui/Section'
import { addressOf } from '../../addressOf.ts'
import styles from './Rooms.module.css'

export interface RoomsProps {
  id: string
  title: string
  description: string
  items: readonly { title: string; description: string; icon: string; link: string }[]
}

/** The rooms that are asked for most, as rows to press. */
export const Rooms = ({ id, title, description, items }: RoomsProps) => (
  <Section id={id}>
    <Head title={title} note={description} />
    <div className={styles.row}>
      <Doodle className={styles.doodle} />
      <ul className={styles.rooms}>
        {items.map(({ title, description, icon, link }) => (
          <li key={link}>
            <Go to={addressOf(link)}>
              <i aria-hidden="true">{icon}</i>
              <h3>{title}</h3>
              <p>{description}</p>
              <Icon name="arrow" size={20} />
            </Go>
          </li>
        ))}
      </ul>
    </div>
  </Section>
)
