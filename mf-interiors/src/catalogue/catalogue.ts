import { routes } from 'shared-ui/brand'
import type { Link } from 'shared-ui/Link'
import type { CategorySummary } from './Category.ts'
import type { SubcategorySummary } from './Subcategory.ts'

/** A page that a content file describes. Its position in the tree is its path. */
interface Described<Summary> {
  address: string
  /** The content file, relative to the package's root. */
  source: string
  summary: Summary
}

export type DescribedSubcategory = Described<SubcategorySummary>

export interface DescribedCategory extends Described<CategorySummary> {
  id: string
  /** The listed subcategories, in order. */
  listed: readonly DescribedSubcategory[]
}

const described = <Summary>(summaries: Record<string, Summary>) =>
  Object.entries(summaries).map(([file, summary]): Described<Summary> => {
    const folder = file.slice('../pages'.length, file.lastIndexOf('/'))
    return { address: routes.interiors + folder, source: file.replace('..', 'src'), summary }
  })

// Each content file is imported both with the query `?summary` and without it, and so becomes two modules. In the
// first, tree-shaking keeps only `summary`: a few lines in the area's own chunk. The second contains the page's text,
// and loads with the page (pageContent.ts).
const categorySummaries = import.meta.glob<CategorySummary>(
  '../pages/{bespoke-areas,wardrobes,kitchens}/*.content.ts',
  {
    eager: true,
    import: 'summary',
    query: '?summary',
  },
)
const subcategorySummaries = import.meta.glob<SubcategorySummary>('../pages/*/*/**/*.content.ts', {
  eager: true,
  import: 'summary',
  query: '?summary',
})

/** Every page that is two or more folders deep, listed by a category or not. */
export const subcategories: readonly DescribedSubcategory[] = described(subcategorySummaries)

const listedBelow = (address: string) =>
  subcategories
    .filter(({ summary, ...place }) => summary.listing && place.address.startsWith(`${address}/`))
    .sort((a, b) => (a.summary.listing?.order ?? 0) - (b.summary.listing?.order ?? 0))

/** The known categories with their listed subcategories. */
export const categories: readonly DescribedCategory[] = described(categorySummaries)
  .sort((a, b) => a.summary.order - b.summary.order)
  .map((category) => ({
    ...category,
    id: category.address.slice(routes.interiors.length + 1),
    listed: listedBelow(category.address),
  }))

/** The category that a path belongs to, from the path alone. */
export const categoryOf = (address: string) =>
  categories.find((category) => address === category.address || address.startsWith(`${category.address}/`))

/** The link to the page of a path, with the page's own title. */
export const subcategoryLink = (link: string): Link => ({
  title: subcategories.find((page) => page.address === link)?.summary.title ?? '',
  link,
})

/** The link to a listed subcategory, for its category's tabs and the menu. */
export const linkTo = ({ address, summary }: DescribedSubcategory): Link => ({
  id: address.slice(address.lastIndexOf('/') + 1),
  title: summary.listing?.title ?? summary.title,
  link: address,
})
