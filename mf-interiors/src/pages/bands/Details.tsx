import { Caption } from 'shared-ui/Caption'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import styles from './Details.module.css'

export interface DetailsProps {
  label: string
  title: string
  items: readonly { title: string; picture: PictureFile; caption: string }[]
  link: Link
}

/** The frames of the pictures in the style sheet. */
const frames = [
  { width: columns(5), ratio: 1 },
  { width: columns(5), ratio: 3 / 2 },
  { width: columns(2), ratio: 3 / 4 },
  { width: columns(3), ratio: 4 / 5 },
  { width: columns(4), ratio: 4 / 3 },
]

const sizesAt = (picture: PictureFile, index: number) =>
  coverSizes(
    picture,
    { from: '64em', ...(frames[index] ?? { width: columns(5), ratio: 3 / 2 }) },
    index % 3 ? { width: 43, ratio: 4 / 5 } : { width: 90, ratio: 3 / 2 },
  )

/** Pictures that link to the gallery: one row aligned at the bottom, one at the top. */
export const Details = ({ label, title, items, link }: DetailsProps) => (
  <Section label={label}>
    <PlainHead
      title={interpolateCount(title, items.length)}
      note={
        <p>
          <TextLink to={link.link}>{link.title}</TextLink>
        </p>
      }
    />
    <div className={styles.details}>
      {items.map(({ title, picture, caption }, index) => (
        <figure key={title}>
          <SiteLink to={link.link}>
            <Picture picture={picture} sizes={sizesAt(picture, index)} alt="" />
            <Caption as="figcaption" title={title} detail={caption} />
          </SiteLink>
        </figure>
      ))}
    </div>
  </Section>
)
