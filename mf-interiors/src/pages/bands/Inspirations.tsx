import { Card } from 'shared-ui/Card'
import { Section } from 'shared-ui/Section'
import { titleOf, workPagePath } from 'shared-ui/work'
import type { Inspiration } from '../../catalogue/Subcategory.ts'
import { absent, labels } from '../labels.content.ts'
import { CardRow, cardRowSizes } from './CardRow.tsx'
import { CategoryCards } from './CategoryCards.tsx'
import { Fallback } from './Fallback.tsx'

interface InspirationsProps {
  items?: readonly Inspiration[] | undefined
  /** The path of the page's category: rooms of the same kind come first. */
  category?: string
}

/** Links to related rooms, or to all categories if none is given. */
export function Inspirations({ items = [], category = '' }: InspirationsProps) {
  if (items.length === 0)
    return (
      <Fallback {...absent.designInspirations}>
        <CategoryCards />
      </Fallback>
    )
  const addressFor = ({ work, link }: Inspiration) => (work ? workPagePath(work) : link)
  const isOfKind = (item: Inspiration) => addressFor(item).startsWith(`${category}/`)
  const shown = [...items].sort((one, other) => Number(isOfKind(other)) - Number(isOfKind(one)))
  return (
    <Section label={labels.inspirations}>
      <CardRow>
        {shown.map((item, index) => (
          <Card
            key={addressFor(item)}
            to={addressFor(item)}
            picture={item.picture}
            title={item.work ? titleOf(item.work) : item.title}
            text={item.description}
            sizes={cardRowSizes(item.picture, index, items.length)}
          />
        ))}
      </CardRow>
    </Section>
  )
}
