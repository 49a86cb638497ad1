import { routes } from 'shared-ui/brand'
import type { Link } from 'shared-ui/Link'
import type { CategorySummary } from './Category.ts'
import type { SubcategorySummary } from './Subcategory.ts'

/** A page that a content file describes. Its place in the tree is its address. */
interface Described<Summary> {
  address: string
  /** The content file, from the package's root. */
  source: string
  summary: Summary
}

export type DescribedSubcategory = Described<SubcategorySummary>

export interface DescribedCategory extends Described<CategorySummary> {
  id: string
  /** The listed subcategories, in their order. */
  listed: readonly DescribedSubcategory[]
}

const described = <Summary>(summaries: Record<string, Summary>) =>
  Object.entries(summaries).map(([file, summary]): Described<Summary> => {
    const folder = file.slice('../pages'.length, file.lastIndexOf('/'))
    return { address: routes.interiors + folder, source: file.replace('..', 'src'), summary }
  })

// Each content file is imported with the query `?summary` and without it, and so becomes two modules. From the first,
// tree-shaking keeps `summary` alone: a few lines in the area's own chunk. The second holds the page's words, and loads
// with the page (pageContent.ts).
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

/** Every page that lies two or more folders deep, whether a category lists it or not. */
export const subcategories: readonly DescribedSubcategory[] = described(subcategorySummaries)

const listedBelow = (address: string) =>
  subcategories
    .filter(({ summary, ...place }) => summary.listing && place.address.startsWith(`${address}/`))
    .sort((a, b) => (a.summary.listing?.order ?? 0) - (b.summary.listing?.order ?? 0))

/** The known categories with the subcategories that they list. */
export const categories: readonly DescribedCategory[] = described(categorySummaries)
  .sort((a, b) => a.summary.order - b.summary.order)
  .map((category) => ({
    ...category,
    id: category.address.slice(routes.interiors.length + 1),
    listed: listedBelow(category.address),
  }))

/** The category that an address lies in, by its path alone. */
export const categoryOf = (address: string) =>
  categories.find((category) => address === category.address || address.startsWith(`${category.address}/`))

/** The link to the page of an address, under the page's own title. */
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
