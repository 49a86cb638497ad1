import { ButtonLink } from 'shared-ui/ButtonLink'
import type { PictureFile } from 'shared-ui/contract'
import { Picture } from 'shared-ui/Picture'
import { Section } from 'shared-ui/Section'
import styles from './Workshop.module.css'

export interface WorkshopProps {
  title: string
  description: string
  picture: PictureFile
  ctaText: string
  ctaLink: string
}

/** The first band of the landing content: one workshop for every room. */
export const Workshop = ({ title, description, picture, ctaText, ctaLink }: WorkshopProps) => (
  <Section>
    <div className={`grid ${styles.row}`}>
      <Picture picture={picture} sizes="(min-width: 64em) 62vw, 100vw" className={styles.picture} />
      <div className={styles.text} data-reveal>
        <h2>{title}</h2>
        <p className="lead">{description}</p>
        <ButtonLink to={ctaLink}>{ctaText}</ButtonLink>
      </div>
    </div>
  </Section>
)
