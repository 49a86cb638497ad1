import { pageAt } from 'shared-page/area'
import { workIn } from 'shared-ui/testing/works'
import { expect, test } from 'vitest'
import { categories, subcategories, subcategoryLink } from './catalogue/catalogue.ts'
import { offerIdAt } from './catalogue/offerId.ts'
import { contentOf, contentOfCategory } from './catalogue/pageContent.ts'
import { filmPath } from './catalogue/paths.ts'
import { pages } from './entry-server.ts'
import { menu } from './menu.ts'
import { offers } from './offers.ts'
import { films } from './pages/videos/films.content.ts'

const headAt = (address: string) => pageAt(pages, `/sovran-interiors${address}`)?.head

test('the menu lists every category, room and film', () => {
  const links = [...(menu.tiles ?? []).flatMap((tile) => [tile, ...tile.links]), ...(menu.films ?? [])]
  const pages = categories.flatMap(({ address, listed }) => [address, ...listed.map((room) => room.address)])
  expect(links.map(({ link }) => link)).toEqual([...pages, ...films.map((_, index) => filmPath(index))])
})

test('a room’s pictures show that room, without duplicates', async () => {
  for (const subcategory of subcategories) {
    const { address } = subcategory
    const { picture, gallery = [] } = await contentOf(subcategory)
    const shown = [picture, ...gallery.map((plate) => plate.picture)]
    expect([address, ...new Set(shown.map(workIn))]).toEqual([address, workIn(picture)])
    expect(new Set(shown.map(({ name }) => name)).size, address).toBe(shown.length)
  }
})

test('a room’s costs start with the work shown above them', async () => {
  for (const subcategory of subcategories) {
    const { picture, related } = await contentOf(subcategory)
    const id = subcategory.address.split('/').at(-1) ?? ''
    const first = related?.items.find(({ of }) => of?.includes(id))
    if (related) expect([id, first?.work]).toEqual([id, workIn(picture)])
  }
})

test('a category’s picture links to a page that shows its work', async () => {
  for (const category of categories)
    for (const { picture, link } of (await contentOfCategory(category)).gallery ?? []) {
      const room = subcategories.find((each) => each.address === subcategoryLink(link).link)
      expect([link, room?.address.startsWith(`${category.address}/`)]).toEqual([link, true])
      expect([link, workIn(picture)]).toEqual([link, room && workIn((await contentOf(room)).picture)])
    }
})

test('unknown rooms share a head that forbids indexing', () => {
  expect(headAt('/garden-rooms')).toMatchObject({ title: 'Bespoke interiors | Sovran', robots: 'noindex' })
  expect(headAt('/garden-rooms')).not.toHaveProperty('canonical')
  expect(headAt('/garden-rooms/japanese')).toEqual(headAt('/garden-rooms'))
  expect(headAt('/kitchens/modern')?.robots).toBeUndefined()
})

test('an unknown room of a known category shows the category', () => {
  const { title } = headAt('/kitchens') ?? {}
  expect(headAt('/kitchens/japanese')).toMatchObject({ title, canonical: '/sovran-interiors/kitchens' })
})

test('pages have structured data with their breadcrumb and their content', () => {
  const kinds = (address: string) => headAt(address)?.data?.map((item) => item['@type'])
  expect(kinds('/kitchens/german')).toEqual(['BreadcrumbList'])
  expect(kinds('/gallery')).toEqual(['BreadcrumbList', 'ImageGallery'])
  expect(kinds('/videos/0')).toEqual(['BreadcrumbList'])
  const [trail] = headAt('/bespoke-areas/offices/executive')?.data ?? []
  expect(trail).toMatchObject({
    itemListElement: [
      { item: '/sovran-interiors' },
      { item: '/sovran-interiors/bespoke-areas' },
      { item: '/sovran-interiors/bespoke-areas/offices' },
      { item: '/sovran-interiors/bespoke-areas/offices/executive' },
    ],
  })
})

test('every page with a price is an offer at that price, except those about projects', async () => {
  const priced = await Promise.all([
    ...categories.map(async (page) => ({ ...page, ...(await contentOfCategory(page)) })),
    ...subcategories.map(async (page) => ({ ...page, ...(await contentOf(page)) })),
  ])
  const shown = priced.filter(({ typically, address }) => typically && !/projects|bespoke-areas$/.test(address))
  expect(shown.length).toBeGreaterThan(20)
  for (const { address, typically } of shown) {
    const { id, price, weeks } = offers.find(({ path }) => path === address) ?? {}
    expect([address, price, weeks, id]).toEqual([address, typically?.price, typically?.weeks, offerIdAt(address)])
  }
  expect(offers).toHaveLength(shown.length)
  expect(new Set(offers.map(({ id }) => id)).size).toBe(shown.length)
})
