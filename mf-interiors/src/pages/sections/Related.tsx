import { RelatedWorks } from 'shared-ui/RelatedWorks'
import { places } from '../../catalogue/addresses.ts'
import type { Related as RelatedWords } from '../../catalogue/Subcategory.ts'

/** The works of the page's category. */
export const Related = ({ title, items = [], here }: Partial<RelatedWords> & { here: string }) =>
  title && <RelatedWorks title={title} items={items} here={here} all={places.allProjects} />
