import { Bare } from 'shared-ui/Bare'
import { Card } from 'shared-ui/Card'
import type { PictureFile } from 'shared-ui/contract'
import { Section } from 'shared-ui/Section'
import { addressOf } from '../../addressOf.ts'
import styles from './Ways.module.css'

interface WaysProps {
  label: string
  title: string
  items: readonly { id: string; title: string; description: string; picture: PictureFile; link: string }[]
}

/** The four services as an elevation: pictures of different heights on one floor line. */
export const Ways = ({ label, title, items }: WaysProps) => (
  <Section label={label}>
    <Bare title={title} />
    <div className={styles.elevation}>
      {items.map(({ id, title, description, picture, link }) => (
        <Card
          key={id}
          to={addressOf(link)}
          picture={picture}
          title={title}
          text={description}
          sizes="(min-width: 48em) 32vw, 100vw"
          className={styles.way}
        />
      ))}
    </div>
  </Section>
)
