import { Card } from 'shared-ui/Card'
import { interpolate } from 'shared-ui/interpolate'
import { categories } from '../../catalogue/catalogue.ts'
import { labels } from '../labels.content.ts'
import { CardRow, cardRowSizes } from './CardRow.tsx'

/** Cards of the known categories, for visitors who are looking for another one. */
export const CategoryCards = () => (
  <CardRow>
    {categories.map(({ address, summary }, index) => (
      <Card
        key={address}
        to={address}
        picture={summary.picture}
        title={summary.title}
        text={summary.teaser}
        linkText={interpolate(labels.view, { title: summary.title })}
        sizes={cardRowSizes(summary.picture, index, categories.length)}
      />
    ))}
  </CardRow>
)
