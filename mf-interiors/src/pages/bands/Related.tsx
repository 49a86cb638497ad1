import { type Included, PriceTerms } from 'shared-ui/PriceTerms'
import { workshop } from 'shared-ui/people.content'
import { inOrder, RelatedWorks } from 'shared-ui/RelatedWorks'
import { places } from '../../catalogue/paths.ts'
import type { Related as RelatedWords } from '../../catalogue/Subcategory.ts'
import { paymentsLink } from '../payments.content.ts'

/** The scope of the prices: of two works side by side, the page's own first, if each has its own. */
function includedIn({ items, included }: RelatedWords, here: string): Included {
  if ('rows' in included) return included
  const works = inOrder(items, here)
    .map(({ work }) => work)
    .filter(({ id }) => id in included.of)
    .slice(0, 2)
  const rows = included.names.map(
    (name, row) => [name, ...works.map(({ id }) => included.of[id]?.[row] ?? '')] as const,
  )
  return { title: included.title, works, rows }
}

/** The works of the page's category, with the scope of their prices. */
export const Related = ({ words, here }: { words: RelatedWords | undefined; here: string }) =>
  words && (
    <RelatedWorks items={words.items} here={here} all={places.allProjects}>
      <PriceTerms {...includedIn(words, here)} payments={paymentsLink} person={workshop} />
    </RelatedWorks>
  )
