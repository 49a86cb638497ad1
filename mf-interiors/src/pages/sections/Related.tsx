import { RelatedWorks } from 'shared-ui/RelatedWorks'
import { addressOf, places } from '../../catalogue/addresses.ts'
import type { Related as RelatedWords } from '../../catalogue/Subcategory.ts'

/** The works of the page's category. One that would lead back to the page leads nowhere. */
export function Related({ title, items = [], here }: Partial<RelatedWords> & { here: string }) {
  if (!title) return null
  const works = items.map((item) => {
    const link = addressOf(item.link ?? here)
    return { ...item, link: link === here ? undefined : link }
  })
  return <RelatedWorks title={title} items={works} page={here.split('/').at(-1)} all={places.allProjects} />
}
