import { hrefsOf, sectionUnder } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

// What the pages say before any script. Expected words are written out here and not imported, so that a change in the
// product fails the test.
test.use({ javaScriptEnabled: false })

const root = '/sovran-interiors'

/** The categories: title, and the subcategories that the tab bar and the cards list, with each one's name at the end. */
const categories = {
  'bespoke-areas': {
    title: 'Bespoke areas',
    listed: {
      foyers: 'Foyer',
      'living-rooms': 'Living Room',
      bathrooms: 'Bathroom',
      'master-suites': 'Master Suite',
      cinema: 'Cinema',
      offices: 'Office',
      bars: 'Bar',
      'wine-cellars': 'Wine Cellar',
    },
  },
  wardrobes: {
    title: 'Wardrobes',
    listed: {
      'dressing-rooms': 'Dressing Room',
      bedroom: 'Bedroom Wardrobe',
      loft: 'Loft Wardrobe',
      'glass-door-wardrobes': 'Glass-Door Wardrobe',
    },
  },
  kitchens: {
    title: 'Kitchens',
    listed: {
      modern: 'Modern Kitchen',
      german: 'German Kitchen',
      contemporary: 'Contemporary Kitchen',
      traditional: 'Traditional Kitchen',
      scandinavian: 'Scandinavian Kitchen',
    },
  },
}

/** Pages further down, which have no tab of their own. */
const deeper = {
  'bespoke-areas/offices/executive': 'Executive Office',
  'wardrobes/master-suite': 'Master Suite Wardrobe',
  'kitchens/projects/luxury-remodel': 'Kitchen Remodel',
  'kitchens/complete-home-solutions': 'Complete Home',
  'projects/modern-minimalist': 'Minimalist Home',
}

test('the page has its consultation, ways to begin, steps, people, pictures, rooms and projects', async ({ page }) => {
  await page.goto(root)
  const main = page.getByRole('main')
  const consultation = main.getByRole('link', { name: 'Request Consultation' }).first()
  await expect(consultation).toHaveAttribute('href', '/contact?about=interiors')
  await expect(main.getByRole('link', { name: 'View Our Projects' })).toHaveAttribute('href', `${root}/projects`)
  expect(await hrefsOf(sectionUnder(page, 'Four ways to begin.').getByRole('link'))).toEqual([
    `${root}/bespoke-wardrobes`,
    `${root}/kitchens`,
    `${root}/bespoke-rooms`,
    `${root}/kitchens/complete-home-solutions`,
  ])
  const steps = sectionUnder(page, /^From tape on the floor/).getByRole('heading', { level: 3 })
  const names = ['Consultation', 'Design and planning', 'Material selection', 'Crafting and construction']
  await expect(steps).toHaveText([...names, 'Installation'])
  await expect(sectionUnder(page, 'Three rooms, each on a page of its own.').getByRole('link')).toHaveCount(3)
  const people = sectionUnder(page, 'From people who open and close them daily.')
  await expect(people.getByRole('figure')).toHaveCount(3)
  await expect(people.getByRole('definition')).toHaveText(['98%', '250+', '15+', '5 star'])
  const details = sectionUnder(page, 'Six details, from wardrobe to bookshelf.')
  const shown = ['Wardrobes', 'Kitchens', 'Media units', 'Home bars', 'Home offices', 'Bookshelves']
  await expect(details.locator('figure b')).toHaveText(shown)
  expect(new Set(await hrefsOf(details.getByRole('link')))).toEqual(new Set([`${root}/gallery`]))
  const plan = main.getByRole('link', { name: 'Plan a room with us' })
  await expect(plan).toHaveAttribute('href', '/contact?about=interiors')
  await expect(page.locator('#services').getByRole('link')).toHaveCount(6)
  for (const icon of ['🚪', '🍳', '🛋', '🛁', '🎬', '🍷']) await expect(page.locator('#services')).toContainText(icon)
  expect(await hrefsOf(page.locator('#projects').getByRole('link'))).toEqual([
    '/works/kitchen-in-dark-oak-richmond',
    `${root}/projects/modern-minimalist`,
    `${root}/wardrobes/master-suite`,
    `${root}/bespoke-areas/offices/executive`,
  ])
  await expect(main.getByRole('link', { name: 'Browse Portfolio' })).toHaveAttribute('href', `${root}/projects`)
})

test('the enquiry form has its six fields and six options', async ({ page }) => {
  await page.goto(root)
  const form = page.getByRole('form', { name: 'Interiors enquiry form' })
  for (const label of ['First name', 'Last name', 'Email', 'Service', 'Message'])
    await expect(form.getByLabel(label)).toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  const values = form.getByRole('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  const services = ['', 'bespoke-wardrobes', 'kitchens', 'bespoke-rooms', 'complete-home', 'other']
  expect(await values).toEqual(services)
  await expect(form.getByRole('button')).toHaveText('Send Enquiry')
})

for (const [id, { title, listed }] of Object.entries(categories)) {
  const links = Object.keys(listed).map((room) => `${root}/${id}/${room}`)

  test(`${title}: the category has its parts, and lists its rooms in tabs and cards`, async ({ page }) => {
    await page.goto(`${root}/${id}`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const bar = main.getByRole('navigation', { name: title })
    await expect(bar.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page')
    expect(await hrefsOf(bar.getByRole('listitem').getByRole('link'))).toEqual(links)
    const cards = (await hrefsOf(main.getByRole('link', { name: /View / }))) as string[]
    expect(cards.filter((href) => href.startsWith(`${root}/${id}/`))).toEqual(links)
    await expect(main.getByText('In detail').locator('..').getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(main.getByRole('article')).toHaveCount(2)
    await expect(main.locator('ol').last().locator('li')).toHaveCount(5)
    await expect(main.getByRole('table')).toHaveCount(2)
    await expect(main.locator('figure:has(img)')).toHaveCount(4)
  })

  test(`${title}: every room marks its tab, and closes by asking about itself`, async ({ page }) => {
    const below = Object.entries(deeper).filter(([address]) => address.startsWith(`${id}/`))
    const rooms = Object.entries(listed).map(([room, name]) => [`${id}/${room}`, name] as const)
    for (const [address, name] of [...rooms, ...below]) {
      await page.goto(`${root}/${address}`)
      const call = sectionUnder(page, `Ready to Create Your Dream ${name}?`)
      const consultation = call.getByRole('link', { name: 'Schedule Consultation' })
      await expect(consultation).toHaveAttribute('href', `/contact?about=${address.split('/').at(-1)}`)
      await expect(call.getByRole('link', { name: 'View More Designs' })).toHaveAttribute('href', `${root}/${id}`)
      const current = page.getByRole('navigation', { name: title }).locator('[aria-current="page"]')
      if (links.includes(`${root}/${address}`)) expect(await hrefsOf(current)).toEqual([`${root}/${address}`])
    }
  })
}

test('two categories answer to a second address; an unknown room says nothing that its address says', async ({
  page,
}) => {
  const canonical = page.locator('link[rel="canonical"]')
  for (const [alias, category, title] of [
    ['bespoke-wardrobes', 'wardrobes', 'Wardrobes'],
    ['bespoke-rooms', 'bespoke-areas', 'Bespoke areas'],
  ] as const) {
    expect((await page.goto(`${root}/${alias}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${root}/${category}$`))
  }
  // An address is known in lower case only: servers and browsers tell the letters' cases apart.
  for (const unknown of ['sovran-has-gone-bankrupt', 'kitchens/art-deco', 'Kitchens']) {
    expect((await page.goto(`${root}/${unknown}`))?.status()).toBe(200)
    expect(await page.content()).not.toMatch(/bankrupt|art[- ]deco/i)
    await expect(page).toHaveTitle('Bespoke interiors | Sovran')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bespoke interiors')
    await expect(canonical).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(sectionUnder(page, 'No list for this category').getByRole('link')).toHaveCount(3)
  }
})

test('the projects are eight, the gallery has twelve pictures, and each film names the two others', async ({
  page,
}) => {
  await page.goto(`${root}/projects`)
  await expect(sectionUnder(page, 'Seven rooms and a house.').getByRole('link')).toHaveCount(8)
  await page.goto(`${root}/gallery`)
  await expect(page.locator('main figure:has(button)')).toHaveCount(12)
  const titles = ['Walnut dressing room, Barnes', 'Travertine bathroom, Kew', 'Green library, Chiswick']
  for (const [index, title] of titles.entries()) {
    await page.goto(`${root}/videos/${index}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation', { name: 'Watch next' }).getByRole('link')).toHaveCount(2)
  }
  for (const index of ['3', '-1', 'x']) expect((await page.goto(`${root}/videos/${index}`))?.status(), index).toBe(404)
})
