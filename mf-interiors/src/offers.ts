import type { Offer } from 'shared-page/contract'
import { categories, subcategories } from './catalogue/catalogue.ts'
import { offerIdAt } from './catalogue/offerId.ts'
import { contentOf, contentOfCategory } from './catalogue/pageContent.ts'

/** The rooms that a house has one of. */
const single = ['foyers', 'cinema', 'bars', 'wine-cellars', 'kitchens-complete-home-solutions']

/** A singular name in sentence case: `German kitchen`. */
const inSentenceCase = (name: string) => name.slice(0, 1) + name.slice(1).toLowerCase()

/** Every page, each category before its subcategories in the order of its list. */
const pages = categories.flatMap((category) => {
  const below = subcategories.filter(({ address }) => address.startsWith(`${category.address}/`))
  const rooms = [...category.listed, ...below.filter((page) => !category.listed.includes(page))]
  return [
    { ...category, load: () => contentOfCategory(category) },
    ...rooms.map((room) => ({ ...room, load: () => contentOf(room) })),
  ]
})

const priced = await Promise.all(pages.map(async ({ address, load }) => ({ address, ...(await load()) })))

/** The rooms and pieces that have a price of their own, as rows of the sheet on `/plan`. */
export const offers: readonly Offer[] = priced.flatMap(({ address, name, typically }) => {
  const id = offerIdAt(address)
  if (!typically || !id) return []
  const { price, weeks } = typically
  return [
    {
      id,
      title: inSentenceCase(name),
      price,
      weeks,
      phase: 'fitting',
      planning: 'none',
      ...(!single.includes(id) && { quantity: true }),
      path: address,
    },
  ]
})
