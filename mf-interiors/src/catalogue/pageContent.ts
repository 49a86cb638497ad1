import type { Category } from './Category.ts'
import type { DescribedCategory, DescribedSubcategory } from './catalogue.ts'
import type { Subcategory } from './Subcategory.ts'

// Separate from the catalogue, which every page loads: this table depends on the content files' names, and changes with
// them.
const ofCategories = import.meta.glob<Category>('../pages/{bespoke-areas,wardrobes,kitchens}/*.content.ts', {
  import: 'default',
})
const ofSubcategories = import.meta.glob<Subcategory>('../pages/*/*/**/*.content.ts', { import: 'default' })

function load<Words>(table: Record<string, () => Promise<Words>>, source: string): Promise<Words> {
  const words = table[source.replace('src', '..')]
  if (words) return words()
  throw new Error(`${source} has no content.`)
}

/** Loads the content of a category's page. */
export const contentOfCategory = ({ source }: DescribedCategory) => load(ofCategories, source)

/** Loads the content of a subcategory's page. */
export const contentOf = ({ source }: DescribedSubcategory) => load(ofSubcategories, source)
