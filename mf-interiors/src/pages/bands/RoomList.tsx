import { Doodle } from 'shared-ui/Doodle'
import { Icon } from 'shared-ui/Icon'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './RoomList.module.css'

export interface RoomListProps {
  id: string
  title: string
  description: string
  /** `isSolid`: the font fills the icon, so it is drawn as an outline to match the others. */
  items: readonly { title: string; description: string; icon: string; isSolid?: boolean; link: string }[]
}

/** Six rooms as rows that link to their pages. */
export const RoomList = ({ id, title, description, items }: RoomListProps) => (
  <Section id={id}>
    <SectionHead title={title} note={description} />
    <div className={styles.row}>
      <Doodle className={styles.doodle} />
      <ul className={styles.rooms}>
        {items.map(({ title, description, icon, isSolid, link }) => (
          <li key={link}>
            <SiteLink to={link}>
              <i aria-hidden="true" data-solid={isSolid}>
                {icon}
              </i>
              <h3>{title}</h3>
              <p>{description}</p>
              <Icon name="arrow" size={20} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  </Section>
)
