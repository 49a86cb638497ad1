import { Card } from 'shared-ui/Card'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { addressOf } from '../../addressOf.ts'
import type { Inspiration } from '../../subcategory.ts'
import { fallbacks } from '../fallbacks.content.ts'
import { labels } from '../labels.content.ts'
import { CategoryCards } from './CategoryCards.tsx'
import { Missing } from './Missing.tsx'
import { Shelf, shelfSizes } from './Shelf.tsx'

/** Rooms that borrow from this one; the three categories where none is named. */
export function Inspirations({ items = [] }: { items?: readonly Inspiration[] | undefined }) {
  if (items.length === 0)
    return (
      <Missing {...fallbacks.designInspirations}>
        <CategoryCards />
      </Missing>
    )
  return (
    <Section>
      <PlainHead title={labels.inspirations} />
      <Shelf>
        {items.map(({ title, description, picture, link }, index) => (
          <Card
            key={title}
            to={addressOf(link)}
            picture={picture}
            title={title}
            text={description}
            sizes={shelfSizes(picture, index, items.length)}
          />
        ))}
      </Shelf>
    </Section>
  )
}
