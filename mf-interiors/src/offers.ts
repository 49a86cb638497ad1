import type { Offer } from 'shared-page/contract'
import type { Category } from './catalogue/Category.ts'
import { categories, subcategories } from './catalogue/catalogue.ts'
import { offerIdAt } from './catalogue/offerId.ts'
import type { Subcategory } from './catalogue/Subcategory.ts'

/** The content of every page that has a price, by its file. */
const contents: Readonly<Record<string, Category | Subcategory>> = {
  ...import.meta.glob<Category>('./pages/{bespoke-areas,wardrobes,kitchens}/*.content.ts', {
    eager: true,
    import: 'default',
  }),
  ...import.meta.glob<Subcategory>('./pages/*/*/**/*.content.ts', { eager: true, import: 'default' }),
}

/** The rooms that a house has one of. */
const single = ['foyers', 'cinema', 'bars', 'wine-cellars', 'kitchens-complete-home-solutions']

/** A singular name in sentence case: `German kitchen`. */
const inSentenceCase = (name: string) => name.slice(0, 1) + name.slice(1).toLowerCase()

/** Every page, each category before its subcategories in the order of its list. */
const pages = categories.flatMap((category) => {
  const below = subcategories.filter(({ address }) => address.startsWith(`${category.address}/`))
  return [category, ...category.listed, ...below.filter((page) => !category.listed.includes(page))]
})

/** The rooms and pieces that have a price of their own, as rows of the sheet on `/plan`. */
export const offers: readonly Offer[] = pages.flatMap(({ address, source }) => {
  const content = contents[source.replace('src', '.')]
  const id = offerIdAt(address)
  if (!content?.typically || !id) return []
  return [
    {
      id,
      title: inSentenceCase(content.name),
      price: content.typically.price,
      weeks: content.typically.weeks,
      phase: 'fitting',
      planning: 'none',
      ...(!single.includes(id) && { quantity: true }),
      path: address,
    },
  ]
})
