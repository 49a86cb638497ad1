import { columns, coverSizes, firstOnPhones } from 'shared-ui/coverSizes'
import type { PictureFile } from 'shared-ui/PictureFile'
import { Section } from 'shared-ui/Section'
import { categories, subcategoryLink } from '../../catalogue/catalogue.ts'
import { GalleryGroup } from './GalleryGroup.tsx'
import { GalleryPicture } from './GalleryPicture.tsx'
import styles from './PictureGallery.module.css'

export interface PictureGalleryProps {
  title: string
  pictures: readonly { picture: PictureFile; caption: string; link: string }[]
}

/** The frames of a group of eight pictures, with their sizes in the style sheet. */
const frames = [
  { width: columns(6), ratio: 3 / 2 },
  { width: columns(3), ratio: 4 / 5 },
  { width: columns(4), ratio: 1 },
  { width: columns(5), ratio: 4 / 3 },
  { width: columns(5), ratio: 4 / 3 },
  { width: columns(4), ratio: 1 },
  { width: columns(3), ratio: 4 / 5 },
]

function sizesAt(picture: PictureFile, place: number, count: number) {
  const isLast = place === count - 1
  const wide =
    isLast && place % 2 === 0
      ? { width: columns(9), ratio: 21 / 10 }
      : (frames[place % 8] ?? { width: columns(6), ratio: 3 / 2 })
  const narrow = () => {
    if (place % 3 === 0) return { width: 90, ratio: 3 / 2 }
    if (place % 3 === 1 && isLast) return { width: 90, ratio: 4 / 3 }
    return { width: 43, ratio: 4 / 5 }
  }
  return coverSizes(picture, { from: '64em', ...wide }, narrow())
}

/** The gallery: pictures by category, each with a lightbox link and a link to its page. */
export function PictureGallery({ title, pictures }: PictureGalleryProps) {
  const groups = categories.map(({ id, address, summary }) => ({
    id,
    title: summary.title,
    link: address,
    plates: pictures.filter(({ link }) => link.startsWith(`${address}/`)),
  }))
  const inOrder = groups.flatMap(({ plates }) => plates)

  return (
    <Section className={styles.plates}>
      <h2>{title}</h2>
      {groups.map(({ plates, ...group }) => (
        <GalleryGroup key={group.id} {...group}>
          {plates.map((plate, place) => {
            const index = inOrder.indexOf(plate)
            return (
              <GalleryPicture
                key={plate.caption}
                number={index + 1}
                picture={plate.picture}
                caption={plate.caption}
                page={subcategoryLink(plate.link)}
                sizes={(index === 0 ? firstOnPhones(55) : '') + sizesAt(plate.picture, place, plates.length)}
                priority={index === 0}
              />
            )
          })}
        </GalleryGroup>
      ))}
    </Section>
  )
}
