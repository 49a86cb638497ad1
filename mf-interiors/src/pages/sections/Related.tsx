import { RelatedWorks } from 'shared-ui/RelatedWorks'
import { addressOf, places } from '../../catalogue/addresses.ts'
import type { Related as RelatedWords } from '../../catalogue/Subcategory.ts'

/** The works of the page's category, but for one that leads back to the page. */
export function Related({ title, items = [], here }: Partial<RelatedWords> & { here: string }) {
  if (!title) return null
  const others = items.map((item) => ({ ...item, link: addressOf(item.link) })).filter(({ link }) => link !== here)
  return <RelatedWorks title={title} items={others} page={here.split('/').at(-1)} all={places.allProjects} />
}
