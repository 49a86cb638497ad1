import { Caption } from 'shared-ui/Caption'
import type { PictureFile } from 'shared-ui/contract'
import { Picture } from 'shared-ui/Picture'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { labels } from '../labels.content.ts'
import { CardRow, cardRowSizes } from './CardRow.tsx'

/** Two or three captioned pictures of a room, or of rooms of its kind. */
export const RoomPictures = ({ items }: { items: readonly { picture: PictureFile; caption: string }[] }) => (
  <Section>
    <PlainHead title={labels.pictures} />
    <CardRow>
      {items.map(({ picture, caption }, index) => (
        <figure key={caption}>
          <Picture picture={picture} sizes={cardRowSizes(picture, index, items.length)} />
          <Caption as="figcaption" title={caption} />
        </figure>
      ))}
    </CardRow>
  </Section>
)
