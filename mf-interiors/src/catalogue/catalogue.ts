import { routes } from 'shared-ui/brand'
import type { Link } from 'shared-ui/contract'
import type { CategoryEntry } from './Category.ts'
import type { SubcategoryEntry } from './Subcategory.ts'

/** A page that a content file describes. Its place in the tree is its address. */
interface Described<Entry> {
  address: string
  /** The content file, from the package's root. */
  source: string
  entry: Entry
}

export type DescribedSubcategory = Described<SubcategoryEntry>

export interface DescribedCategory extends Described<CategoryEntry> {
  id: string
  /** The listed subcategories, in their order. */
  listed: readonly DescribedSubcategory[]
}

const described = <Entry>(entries: Record<string, Entry>) =>
  Object.entries(entries).map(([file, entry]): Described<Entry> => {
    const folder = file.slice('../pages'.length, file.lastIndexOf('/'))
    return { address: routes.interiors + folder, source: file.replace('..', 'src'), entry }
  })

// Each content file is imported with the query `?entry` and without it, and so becomes two modules. From the first,
// tree-shaking keeps `entry` alone: a few lines in the area's own chunk. The second holds the page's words, and loads
// with the page (pageContent.ts).
const categoryEntries = import.meta.glob<CategoryEntry>('../pages/{bespoke-areas,wardrobes,kitchens}/*.content.ts', {
  eager: true,
  import: 'entry',
  query: '?entry',
})
const subcategoryEntries = import.meta.glob<SubcategoryEntry>('../pages/*/*/**/*.content.ts', {
  eager: true,
  import: 'entry',
  query: '?entry',
})

/** Every page that lies two or more folders deep, whether a category lists it or not. */
export const subcategories: readonly DescribedSubcategory[] = described(subcategoryEntries)

const listedBelow = (address: string) =>
  subcategories
    .filter(({ entry, ...place }) => entry.listing && place.address.startsWith(`${address}/`))
    .sort((a, b) => (a.entry.listing?.order ?? 0) - (b.entry.listing?.order ?? 0))

/** The known categories with the subcategories that they list. */
export const categories: readonly DescribedCategory[] = described(categoryEntries)
  .sort((a, b) => a.entry.order - b.entry.order)
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
  title: subcategories.find((page) => page.address === link)?.entry.title ?? '',
  link,
})

/** The link to a listed subcategory, for its category's tabs and the menu. */
export const linkTo = ({ address, entry }: DescribedSubcategory): Link => ({
  id: address.slice(address.lastIndexOf('/') + 1),
  title: entry.listing?.title ?? entry.title,
  link: address,
})
