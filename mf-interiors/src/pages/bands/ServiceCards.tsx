import { Card } from 'shared-ui/Card'
import { coverSizes } from 'shared-ui/coverSizes'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { PictureFile } from 'shared-ui/PictureFile'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import styles from './ServiceCards.module.css'

export interface ServiceCardsProps {
  label: string
  title: string
  items: readonly { id: string; title: string; description: string; picture: PictureFile; link: string }[]
}

/** The frames of the pictures, with their sizes in the style sheet. */
const frames = [
  { width: 20, ratio: 0.53 },
  { width: 26.8, ratio: 0.95 },
  { width: 17.4, ratio: 0.52 },
  { width: 22.8, ratio: 0.97 },
]

const sizesAt = (picture: PictureFile, index: number) =>
  coverSizes(picture, { from: '48em', ...(frames[index] ?? { width: 25, ratio: 0.8 }) }, { width: 43, ratio: 4 / 5 })

/** The services: cards with pictures of different heights, aligned at the bottom. */
export const ServiceCards = ({ label, title, items }: ServiceCardsProps) => (
  <Section label={label}>
    <PlainHead title={interpolateCount(title, items.length)} />
    <div className={styles.elevation}>
      {items.map(({ id, title, description, picture, link }, index) => (
        <Card
          key={id}
          to={link}
          picture={picture}
          title={title}
          text={description}
          sizes={sizesAt(picture, index)}
          className={styles.way}
        />
      ))}
    </div>
  </Section>
)
