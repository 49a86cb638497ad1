import type { Category } from './Category.ts'
import type { DescribedCategory, DescribedSubcategory } from './catalogue.ts'
import type { Subcategory } from './Subcategory.ts'

// Apart from the catalogue, which every page has: this table names the files of the words, and changes with each of them.
const ofCategories = import.meta.glob<Category>('../pages/{bespoke-areas,wardrobes,kitchens}/*.content.ts', {
  import: 'default',
})
const ofSubcategories = import.meta.glob<Subcategory>('../pages/*/*/**/*.content.ts', { import: 'default' })

function load<Words>(table: Record<string, () => Promise<Words>>, source: string): Promise<Words> {
  const words = table[source.replace('src', '..')]
  if (words) return words()
  throw new Error(`${source} has no words.`)
}

/** Fetches the words of a category's page. */
export const contentOfCategory = ({ source }: DescribedCategory) => load(ofCategories, source)

/** Fetches the words of a subcategory's page. */
export const contentOf = ({ source }: DescribedSubcategory) => load(ofSubcategories, source)
