import { routes } from 'shared-ui/brand'
import { Card } from 'shared-ui/Card'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { interpolate } from 'shared-ui/interpolate'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { PictureFile } from 'shared-ui/PictureFile'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import type { DescribedSubcategory } from '../../catalogue/catalogue.ts'
import { absent, labels } from '../labels.content.ts'
import { CategoryCards } from './CategoryCards.tsx'
import { Fallback } from './Fallback.tsx'
import styles from './Subcategories.module.css'

// Separate from the summaries (see catalogue.ts), which every page of the area loads: only a category shows these.
const files = import.meta.glob<{ picture: PictureFile; text?: string }>('../*/*/**/*.content.ts', {
  eager: true,
  import: 'card',
  query: '?card',
})

const cards = new Map(
  Object.entries(files).map(([file, card]) => [
    routes.interiors + file.slice('..'.length, file.lastIndexOf('/')),
    card,
  ]),
)

interface SubcategoriesProps {
  title?: string | undefined
  items: readonly DescribedSubcategory[]
}

/** A category's subcategories, in any number, or the categories if it has none. */
export function Subcategories({ title = labels.sections, items }: SubcategoriesProps) {
  if (items.length === 0)
    return (
      <Fallback {...absent.subcategories}>
        <CategoryCards />
      </Fallback>
    )
  return (
    <Section>
      <PlainHead title={interpolateCount(title, items.length)} />
      <div className={styles.cards} data-rows={items.length < 7 ? 'two' : 'three'} data-rest={restOf(items.length)}>
        {items.map(({ address, summary: { title, listing } }, index) => {
          const card = cards.get(address)
          return (
            listing &&
            card && (
              <Card
                key={address}
                to={address}
                {...card}
                title={listing.title}
                linkText={interpolate(labels.view, { title: title })}
                sizes={sizesAt(card.picture, index, items.length)}
              />
            )
          )
        })}
      </div>
    </Section>
  )
}

/** The `sizes` of a card's picture, for the frames in the style sheet. */
function sizesAt(picture: PictureFile, index: number, count: number) {
  const isLast = index === count - 1
  const rest = restOf(count)
  const frame = (span: number, height: number) => ({ width: columns(span), ratio: columns(span) / height })
  const wide = () => {
    if (count < 7) {
      if (rest === 1 && index >= count - 3) return frame(4, 23)
      return frame([0, 3].includes(index % 4) ? 7 : 5, index < 2 ? 36 : 30)
    }
    if (rest === 1 && index >= count - 4) return frame(3, 30)
    if (rest === 2 && index === count - 2) return frame(5, 30)
    if (rest === 2 && isLast) return frame(7, 30)
    return frame([0, 5].includes(index % 6) ? 6 : 3, 30)
  }
  const isFull = index === 0 || (isLast && index % 2 === 1)
  const narrow = isFull ? { width: 90, ratio: 5 / 4 } : { width: 43, ratio: 4 / 5 }
  return coverSizes(picture, { from: '48em', ...wide() }, narrow)
}

/** The number of cards that remain after full rows of two (below seven cards) or of three. */
const restOf = (count: number) => (count < 7 ? count % 2 : count % 3)
