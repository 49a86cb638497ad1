import type { ReactNode } from 'react'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './GalleryGroup.module.css'

interface GalleryGroupProps {
  id: string
  title: string
  link: string
  children: ReactNode
}

/** The pictures of one category. Its name stays beside them while they scroll past. */
export const GalleryGroup = ({ id, title, link, children }: GalleryGroupProps) => (
  <section id={id} className={`grid ${styles.group}`} aria-labelledby={`${id}-title`}>
    <h3 id={`${id}-title`} className={styles.name}>
      <SiteLink to={link}>{title}</SiteLink>
    </h3>
    <div className={styles.pictures}>{children}</div>
  </section>
)
