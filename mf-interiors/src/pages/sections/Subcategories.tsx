import { Bare } from 'shared-ui/Bare'
import { Card } from 'shared-ui/Card'
import { Section } from 'shared-ui/Section'
import type { DescribedSubcategory } from '../../catalogue.ts'
import { fallbacks, labels } from '../fallbacks.content.ts'
import { CategoryCards } from './CategoryCards.tsx'
import { Missing } from './Missing.tsx'
import styles from './Subcategories.module.css'

interface SubcategoriesProps {
  title?: string | undefined
  items: readonly DescribedSubcategory[]
}

/** A category's subcategories, however many there are; the categories themselves where it has none. */
export function Subcategories({ title = labels.sections, items }: SubcategoriesProps) {
  if (items.length === 0)
    return (
      <Missing {...fallbacks.subcategories}>
        <CategoryCards />
      </Missing>
    )
  return (
    <Section>
      <Bare title={title} />
      <div className={styles.cards} data-rows={items.length < 7 ? 'two' : 'three'} data-rest={restOf(items.length)}>
        {items.map(
          ({ address, entry: { listing, picture } }) =>
            listing && (
              <Card
                key={address}
                to={address}
                picture={picture}
                title={listing.title}
                text={listing.description}
                linkText={labels.view.replace('{title}', listing.title)}
                sizes="(min-width: 48em) 50vw, 100vw"
              />
            ),
        )}
      </div>
    </Section>
  )
}

/** How many cards the rows of two, or of three, leave over. */
const restOf = (count: number) => (count < 7 ? count % 2 : count % 3)
