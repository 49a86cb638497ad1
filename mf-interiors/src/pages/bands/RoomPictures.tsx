import { Caption } from 'shared-ui/Caption'
import { LightboxLink } from 'shared-ui/LightboxLink'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { labels } from '../labels.content.ts'
import { CardRow, cardRowSizes, isUpright } from './CardRow.tsx'

interface RoomPicturesProps {
  title?: string | undefined
  items: readonly { picture: PictureFile; caption: string }[]
}

/** One to three captioned pictures of a room. */
export const RoomPictures = ({ title = labels.pictures, items }: RoomPicturesProps) => (
  <Section>
    <PlainHead title={title} />
    <CardRow>
      {items.map(({ picture, caption }, index) => (
        <figure key={caption} data-upright={isUpright(picture)}>
          <LightboxLink id={index + 1} caption={caption} label={picture.alt}>
            <Picture picture={picture} position={picture.position} sizes={cardRowSizes(picture, index, items.length)} />
          </LightboxLink>
          <Caption as="figcaption" title={caption} />
        </figure>
      ))}
    </CardRow>
  </Section>
)
