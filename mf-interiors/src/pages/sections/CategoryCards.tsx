import { Card } from 'shared-ui/Card'
import { categories } from '../../catalogue.ts'
import { labels } from '../fallbacks.content.ts'
import { Shelf } from './Shelf.tsx'

/** The known categories, for whoever looks for another. */
export const CategoryCards = () => (
  <Shelf>
    {categories.map(({ address, entry }) => (
      <Card
        key={address}
        to={address}
        picture={entry.picture}
        title={entry.title}
        text={entry.tile.teaser}
        linkText={labels.view.replace('{title}', entry.title)}
        sizes="(min-width: 48em) 50vw, 100vw"
      />
    ))}
  </Shelf>
)
