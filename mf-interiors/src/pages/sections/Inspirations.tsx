import { Card } from 'shared-ui/Card'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { addressOf } from '../../addressOf.ts'
import type { Inspiration } from '../../subcategory.ts'
import { fallbacks } from '../fallbacks.content.ts'
import { labels } from '../labels.content.ts'
import { CardRow, cardRowSizes } from './CardRow.tsx'
import { CategoryCards } from './CategoryCards.tsx'
import { Fallback } from './Fallback.tsx'

/** Links to related rooms; the three categories where none is named. */
export function Inspirations({ items = [] }: { items?: readonly Inspiration[] | undefined }) {
  if (items.length === 0)
    return (
      <Fallback {...fallbacks.designInspirations}>
        <CategoryCards />
      </Fallback>
    )
  return (
    <Section>
      <PlainHead title={labels.inspirations} />
      <CardRow>
        {items.map(({ title, description, picture, link }, index) => (
          <Card
            key={title}
            to={addressOf(link)}
            picture={picture}
            title={title}
            text={description}
            sizes={cardRowSizes(picture, index, items.length)}
          />
        ))}
      </CardRow>
    </Section>
  )
}
