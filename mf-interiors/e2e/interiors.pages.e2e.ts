import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expectLinks, hrefsOf, read, sectionUnder } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { titleOf, type Work, workPagePath } from 'shared-ui/work'
import type { Category, CategorySummary } from '../src/catalogue/Category.ts'
import { filmPath } from '../src/catalogue/paths.ts'
import type { Subcategory, SubcategorySummary } from '../src/catalogue/Subcategory.ts'
import { gallery } from '../src/pages/gallery/gallery.content.ts'
import * as words from '../src/pages/interiors.content.ts'
import { absent } from '../src/pages/labels.content.ts'
import { ledger } from '../src/pages/projects/projects.content.ts'
import { films, next } from '../src/pages/videos/films.content.ts'

// The content of the pages before any script runs. Text that the specification prescribes is written out; the rest is
// from content files.
test.use({ javaScriptEnabled: false })

const root = routes.interiors
const folder = path.join(import.meta.dirname, '../src/pages')
const titlesOf = (items: readonly { title: string }[] = []) => items.map(({ title }) => title)
const worksOf = (items: readonly { work: Work }[] = []) => items.map(({ work }) => titleOf(work))
const linkOf = (item: { link: string } | { work: Work; link?: string }) =>
  item.link ?? ('work' in item ? workPagePath(item.work) : '')

/** The paths of the rooms below a category: listed ones in their order, then those that only texts link to. */
async function roomsOf(id: string) {
  const files = readdirSync(path.join(folder, id), { recursive: true, encoding: 'utf8' })
  const rooms = files.filter((file) => file.includes('/') && file.endsWith('.content.ts'))
  const read = rooms.map(async (file) => {
    const module = await import(path.join(folder, id, file))
    return { address: `${root}/${id}/${path.dirname(file)}`, summary: module.summary, words: module.default }
  })
  const all: { address: string; summary: SubcategorySummary; words: Subcategory }[] = await Promise.all(read)
  const place = ({ summary }: (typeof all)[number]) => summary.listing?.order ?? Number.POSITIVE_INFINITY
  return all.sort((a, b) => place(a) - place(b))
}

test('the front page has its bands, with their links', async ({ page }) => {
  await read(page, root)
  const main = page.getByRole('main')
  await expectLinks(main, [
    { title: 'Request Consultation', link: '/contact?about=interiors' },
    { title: 'View Our Projects', link: `${root}/projects` },
    words.landing.action,
    { title: 'Schedule Consultation', link: '/contact?about=interiors' },
    { title: 'Browse Portfolio', link: `${root}/projects` },
  ])
  expect(await hrefsOf(sectionUnder(page, words.services.title).getByRole('link'))).toEqual([
    `${root}/bespoke-wardrobes`,
    `${root}/kitchens`,
    `${root}/bespoke-rooms`,
    `${root}/kitchens/complete-home-solutions`,
  ])
  const steps = ['Consultation', 'Design and planning', 'Material selection', 'Crafting and construction']
  const process = sectionUnder(page, words.process.title).getByRole('heading', { level: 3 })
  await expect(process).toHaveText([...steps, 'Installation', words.payments.title])
  const featured = sectionUnder(page, words.featured.title).getByRole('link')
  await expect(featured).toContainText(worksOf(words.featured.items))
  const people = sectionUnder(page, words.testimonials.title)
  await expect(people.getByRole('figure')).toContainText(words.testimonials.items.map(({ author }) => author))
  await expect(people.getByRole('definition')).toHaveText(['98%', '250+', '15+', '5 star'])
  const details = sectionUnder(page, words.gallery.title)
  const shown = ['Wardrobes', 'Kitchens', 'Media units', 'Home bars', 'Home offices', 'Bookshelves']
  await expect(details.locator('figure b')).toHaveText(shown)
  expect(new Set(await hrefsOf(details.getByRole('link')))).toEqual(new Set([`${root}/gallery`]))
  for (const { id, items } of words.landing.sections) {
    expect(await hrefsOf(page.locator(`#${id}`).getByRole('link'))).toEqual(items.map(linkOf))
    for (const item of items)
      await expect(page.locator(`#${id}`)).toContainText('icon' in item ? item.icon : titleOf(item.work))
  }

  const form = page.getByRole('form', { name: 'Interiors enquiry form' })
  await expect(form.locator('[required]')).toHaveCount(5)
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  const values = form.getByRole('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  const specified = ['', 'bespoke-wardrobes', 'kitchens', 'bespoke-rooms', 'complete-home', 'other']
  expect(await values).toEqual(expect.arrayContaining(specified))
})

/** The rooms that the specification lists, by category. There may be more. */
const specified = {
  'bespoke-areas': 'foyers living-rooms bathrooms master-suites cinema offices bars wine-cellars',
  wardrobes: 'dressing-rooms bedroom loft glass-door-wardrobes',
  kitchens: 'modern german contemporary traditional scandinavian',
}

for (const [id, known] of Object.entries(specified))
  test(`${id} lists its rooms, each with a link to its own enquiry`, async ({ page }) => {
    const category: { summary: CategorySummary; default: Category } = await import(`${folder}/${id}/${id}.content.ts`)
    const { summary, default: content } = category
    const rooms = await roomsOf(id)
    const listed = rooms.filter((room) => room.summary.listing).map(({ address }) => address)
    expect(listed).toEqual(expect.arrayContaining(known.split(' ').map((room) => `${root}/${id}/${room}`)))

    await read(page, `${root}/${id}`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(summary.title)
    const bar = main.getByRole('navigation', { name: summary.title })
    await expect(bar.getByRole('link', { name: summary.title, exact: true })).toHaveAttribute('aria-current', 'page')
    expect(await hrefsOf(bar.getByRole('listitem').getByRole('link'))).toEqual(listed)
    const cards = await hrefsOf(main.getByRole('link', { name: /View / }))
    expect(cards.filter((href) => href?.startsWith(`${root}/${id}/`))).toEqual(listed)
    for (const { title } of content.sections ?? [])
      await expect(main.getByRole('heading', { level: 2, name: title })).toHaveCount(1)
    await expect(main.getByRole('article')).toContainText(worksOf(content.featuredProjects))
    await expect(main.locator('ol').last().locator('li')).toContainText(titlesOf(content.processSteps))
    const tables = content.specifications?.map((group) => group.category) ?? []
    await expect(main.getByRole('table')).toContainText(tables)
    for (const { caption } of content.gallery ?? [])
      await expect(main.locator('figure:has(img)').filter({ hasText: caption })).toHaveCount(1)

    for (const { address, words: room } of rooms) {
      await read(page, address)
      await expectLinks(sectionUnder(page, `Ready to Create Your Dream ${room.name}?`), [
        { title: 'Schedule Consultation', link: `/contact?about=${path.basename(address)}` },
        { title: 'View More Designs', link: `${root}/${id}` },
      ])
      const current = await hrefsOf(bar.locator('[aria-current="page"]'))
      if (listed.includes(address)) expect(current).toEqual([address])
    }
    if (summary.alias) {
      expect((await read(page, `${root}/${summary.alias.id}`)).status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(summary.title)
      const canonical = new RegExp(`^https?://[^/]+${root}/${id}$`)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
    }
  })

test('an unknown room’s page repeats nothing from its URL', async ({ page }) => {
  for (const unknown of ['sovran-has-gone-bankrupt', 'kitchens-gone/art-deco']) {
    expect((await read(page, `${root}/${unknown}`)).status()).toBe(200)
    expect(await page.content()).not.toMatch(/bankrupt|art[- ]deco/i)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bespoke interiors')
    const ways = sectionUnder(page, absent.subcategories.title).getByRole('link')
    expect(await hrefsOf(ways)).toEqual(Object.keys(specified).map((id) => `${root}/${id}`))
  }
})

test('projects, gallery and films show all their items', async ({ page }) => {
  await read(page, `${root}/projects`)
  const projects = sectionUnder(page, ledger.title).getByRole('link')
  expect(await hrefsOf(projects)).toEqual(ledger.projects.map(({ work }) => workPagePath(work)))
  await read(page, `${root}/gallery`)
  const pictures = page.locator('main figure:has(a)')
  for (const { caption } of gallery.pictures) await expect(pictures.filter({ hasText: caption })).toHaveCount(1)
  for (const [index, { work }] of films.entries()) {
    await read(page, filmPath(index))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(work))
    const others = films.map((_, other) => filmPath(other)).filter((address) => address !== filmPath(index))
    expect(await hrefsOf(page.getByRole('navigation', { name: next }).getByRole('link'))).toEqual(others)
  }
  for (const index of [films.length, -1, 'x'])
    expect((await read(page, filmPath(index))).status(), `${index}`).toBe(404)
})
