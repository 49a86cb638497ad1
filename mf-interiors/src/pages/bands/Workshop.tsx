import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { Section } from 'shared-ui/Section'
import styles from './Workshop.module.css'

export interface WorkshopProps {
  title: string
  description: string
  picture: PictureFile
  action: Link
}

/** The first band of the landing content: one workshop for every room. */
export const Workshop = ({ title, description, picture, action }: WorkshopProps) => (
  <Section>
    <div className={`grid ${styles.row}`}>
      <Picture picture={picture} sizes="(min-width: 64em) 62vw, 100vw" className={styles.picture} />
      <div className={styles.text} data-reveal>
        <h2>{title}</h2>
        <p className="lead">{description}</p>
        <ButtonLink to={action.link}>{action.title}</ButtonLink>
      </div>
    </div>
  </Section>
)
