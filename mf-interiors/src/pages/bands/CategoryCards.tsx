import { Card } from 'shared-ui/Card'
import { filled } from 'shared-ui/filled'
import { categories } from '../../catalogue/catalogue.ts'
import { labels } from '../labels.content.ts'
import { CardRow, cardRowSizes } from './CardRow.tsx'

/** Cards of the known categories, for visitors who look for another. */
export const CategoryCards = () => (
  <CardRow>
    {categories.map(({ address, entry }, index) => (
      <Card
        key={address}
        to={address}
        picture={entry.picture}
        title={entry.title}
        text={entry.teaser}
        linkText={filled(labels.view, { title: entry.title })}
        sizes={cardRowSizes(entry.picture, index, categories.length)}
      />
    ))}
  </CardRow>
)
