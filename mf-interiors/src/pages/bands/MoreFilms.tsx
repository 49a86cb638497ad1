import { Icon } from 'shared-ui/Icon'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './MoreFilms.module.css'

interface MoreFilmsProps {
  title: string
  films: readonly { title: string; picture: PictureFile; link: string }[]
}

/** The other films. */
export const MoreFilms = ({ title, films }: MoreFilmsProps) => (
  <nav className={styles.films} aria-label={title}>
    <h2 className="label">{title}</h2>
    {films.map(({ title, picture, link }) => (
      <SiteLink key={link} to={link}>
        {/* Half of a wide picture is cropped, but still drawn. */}
        <Picture picture={picture} sizes="144px" alt="" ratio="3 / 4" />
        <b>{title}</b>
        <Icon name="arrow" size={20} />
      </SiteLink>
    ))}
  </nav>
)
