import { expect, type Page, test } from 'playwright/test'

// Everything here is typed out from the specification and the rulings, not read from the product.

const root = '/sovran-interiors'

const categories = [
  {
    address: 'bespoke-areas',
    title: 'Bespoke areas',
    listed: ['foyers', 'living-rooms', 'bathrooms', 'master-suites', 'cinema', 'offices', 'bars', 'wine-cellars'],
  },
  {
    address: 'wardrobes',
    title: 'Wardrobes',
    listed: ['dressing-rooms', 'bedroom', 'loft', 'glass-door-wardrobes'],
  },
  {
    address: 'kitchens',
    title: 'Kitchens',
    listed: ['modern', 'german', 'contemporary', 'traditional', 'scandinavian'],
  },
] as const

const closing = [
  ['bespoke-areas/foyers', 'Foyer'],
  ['bespoke-areas/living-rooms', 'Living Room'],
  ['bespoke-areas/bathrooms', 'Bathroom'],
  ['bespoke-areas/master-suites', 'Master Suite'],
  ['bespoke-areas/cinema', 'Cinema'],
  ['bespoke-areas/offices', 'Office'],
  ['bespoke-areas/offices/executive', 'Executive Office'],
  ['bespoke-areas/bars', 'Bar'],
  ['bespoke-areas/wine-cellars', 'Wine Cellar'],
  ['wardrobes/dressing-rooms', 'Dressing Room'],
  ['wardrobes/bedroom', 'Bedroom Wardrobe'],
  ['wardrobes/loft', 'Loft Wardrobe'],
  ['wardrobes/glass-door-wardrobes', 'Glass-Door Wardrobe'],
  ['wardrobes/master-suite', 'Master Suite Wardrobe'],
  ['kitchens/modern', 'Modern Kitchen'],
  ['kitchens/german', 'German Kitchen'],
  ['kitchens/contemporary', 'Contemporary Kitchen'],
  ['kitchens/traditional', 'Traditional Kitchen'],
  ['kitchens/scandinavian', 'Scandinavian Kitchen'],
  ['kitchens/projects/luxury-remodel', 'Kitchen Remodel'],
  ['kitchens/complete-home-solutions', 'Complete Home'],
  ['projects/modern-minimalist', 'Minimalist Home'],
] as const

const section = (page: Page, heading: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })

const hrefs = (page: Page, heading: string | RegExp) =>
  section(page, heading)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const tabs = (page: Page, title: string) => page.getByRole('main').getByRole('navigation', { name: title })

test.describe('the interiors page', () => {
  test.beforeEach(({ page }) => page.goto(root))

  test('asks for a consultation and shows the projects', async ({ page }) => {
    const main = page.getByRole('main')
    const consultation = main.getByRole('link', { name: 'Request Consultation' }).first()
    await expect(consultation).toHaveAttribute('href', '/contact')
    await expect(main.getByRole('link', { name: 'View Our Projects' })).toHaveAttribute('href', `${root}/projects`)
  })

  test('has four service cards', async ({ page }) => {
    expect(await hrefs(page, 'Four ways to begin.')).toEqual([
      `${root}/bespoke-wardrobes`,
      `${root}/kitchens`,
      `${root}/bespoke-rooms`,
      `${root}/kitchens/complete-home-solutions`,
    ])
  })

  test('has five steps, three projects and three testimonials', async ({ page }) => {
    await expect(section(page, /^From tape on the floor/).getByRole('heading', { level: 3 })).toHaveText([
      'Consultation',
      'Design and planning',
      'Material selection',
      'Crafting and construction',
      'Installation',
    ])
    await expect(section(page, 'Three rooms, measured twice.').getByRole('link')).toHaveCount(3)
    await expect(section(page, 'Opened and closed daily.').getByRole('figure')).toHaveCount(3)
  })

  test('states four figures', async ({ page }) => {
    const said = section(page, 'Opened and closed daily.')
    await expect(said.getByRole('term')).toHaveText([
      'client satisfaction',
      'projects completed',
      'years experience',
      'average rating',
    ])
    await expect(said.getByRole('definition')).toHaveText(['98%', '250+', '15+', '5 star'])
  })

  test('has six pictures that lead to the gallery', async ({ page }) => {
    const details = section(page, 'Six details, out of many drawers.')
    await expect(details.getByRole('figure').locator('b')).toHaveText([
      'Wardrobes',
      'Kitchens',
      'Media units',
      'Home bars',
      'Home offices',
      'Bookshelves',
    ])
    const targets = new Set(await hrefs(page, 'Six details, out of many drawers.'))
    expect([...targets]).toEqual([`${root}/gallery`])
  })

  test('has the landing content: six rooms, four projects and a closing block', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Plan a room with us' })).toHaveAttribute('href', '/contact')
    await expect(page.locator('#services').getByRole('link')).toHaveCount(6)
    for (const icon of ['🚪', '🍳', '🛋️', '🛁', '🎬', '🍷']) await expect(page.locator('#services')).toContainText(icon)
    const projects = page.locator('#projects').getByRole('link')
    expect(await projects.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `${root}/kitchens/projects/luxury-remodel`,
      `${root}/projects/modern-minimalist`,
      `${root}/wardrobes/master-suite`,
      `${root}/bespoke-areas/offices/executive`,
    ])
    await expect(main.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/contact')
    await expect(main.getByRole('link', { name: 'Browse Portfolio' })).toHaveAttribute('href', `${root}/projects`)
  })

  test('has the enquiry form with its six fields and six options', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Interiors enquiry form' })
    const fields = await form
      .locator('input:visible, select:visible, textarea:visible')
      .evaluateAll((found) => found.map((field) => [field.getAttribute('name'), field.hasAttribute('required')]))
    expect(fields).toEqual([
      ['firstName', true],
      ['lastName', true],
      ['email', true],
      ['phone', false],
      ['service', true],
      ['message', true],
    ])
    const values = await form
      .getByLabel('Service')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
    expect(values).toEqual(['', 'bespoke-wardrobes', 'kitchens', 'bespoke-rooms', 'complete-home', 'other'])
    await expect(form.getByRole('button')).toHaveText('Send Enquiry')
  })
})

for (const { address, title, listed } of categories) {
  test(`${title} lists ${listed.length} subcategories in tabs and cards`, async ({ page }) => {
    await page.goto(`${root}/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const links = listed.map((id) => `${root}/${address}/${id}`)
    const bar = tabs(page, title)
    await expect(bar.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page')
    const tabLinks = await bar.getByRole('listitem').getByRole('link').evaluateAll(hrefsOf)
    expect(tabLinks).toEqual(links)
    const cards = await page.getByRole('main').getByRole('link', { name: /View / }).evaluateAll(hrefsOf)
    expect(cards.filter((href) => href?.startsWith(`${root}/${address}/`))).toEqual(links)
  })

  test(`${title} has two sections, two featured projects, steps, a specification and a gallery`, async ({ page }) => {
    await page.goto(`${root}/${address}`)
    const main = page.getByRole('main')
    await expect(
      main.getByText('In detail', { exact: true }).locator('..').getByRole('heading', { level: 3 }),
    ).toHaveCount(2)
    await expect(main.getByRole('article')).toHaveCount(2)
    await expect(main.locator('ol').last().getByRole('listitem')).toHaveCount(5)
    await expect(main.getByRole('table')).toHaveCount(2)
    await expect(main.locator('figure:has(img)')).toHaveCount(4)
  })

  for (const id of listed) {
    test(`${address}/${id} marks its tab`, async ({ page }) => {
      await page.goto(`${root}/${address}/${id}`)
      const current = tabs(page, title).getByRole('link').and(page.locator('[aria-current="page"]'))
      await expect(current).toHaveAttribute('href', `${root}/${address}/${id}`)
    })
  }
}

function hrefsOf(links: (HTMLElement | SVGElement)[]) {
  return links.map((link) => link.getAttribute('href'))
}

for (const [address, name] of closing) {
  test(`${address} closes by asking about a ${name}`, async ({ page }) => {
    await page.goto(`${root}/${address}`)
    const call = section(page, `Ready to Create Your Dream ${name}?`)
    await expect(call.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/contact')
    await expect(call.getByRole('link', { name: 'View More Designs' })).toHaveAttribute(
      'href',
      `${root}/${address.split('/')[0]}`,
    )
    for (const heading of [
      'Introduction',
      'How it is made',
      'Specification',
      'From people who use it',
      'Next door to this',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    }
  })
}

for (const [alias, category, title] of [
  ['bespoke-wardrobes', 'wardrobes', 'Wardrobes'],
  ['bespoke-rooms', 'bespoke-areas', 'Bespoke areas'],
] as const) {
  test(`${alias} shows ${category} under its own address`, async ({ page, baseURL }) => {
    await page.goto(`${root}/${alias}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(`${root}/${alias}`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${root}/${category}`)
  })
}

test.describe('an unknown room', () => {
  for (const [address, title] of [
    ['japanese-kitchens', 'Japanese kitchens'],
    ['kitchens/art-deco', 'Art deco'],
  ] as const) {
    test(`${address} is titled from its address, not indexed, and has no tab bar`, async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      await page.goto(`${root}/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} | Sovran`)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(1)
      await expect(section(page, 'No list for this category').getByRole('link')).toHaveCount(3)
      expect(faults).toEqual([])
    })
  }
})

test.describe('films', () => {
  for (const [index, title] of [
    'A walnut dressing room, Barnes',
    'The travertine bathroom, Kew',
    'The green library, Chiswick',
  ].entries()) {
    test(`film ${index} plays`, async ({ page }) => {
      await page.goto(`${root}/videos/${index}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('navigation', { name: 'Watch next' }).getByRole('link')).toHaveCount(2)
      const film = page.locator('video')
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
    })
  }

  for (const index of ['3', '-1', 'x']) {
    test(`film ${index} is a 404`, async ({ page }) => {
      const answer = await page.goto(`${root}/videos/${index}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    })
  }
})

test('the projects page shows eight, and the gallery twelve', async ({ page }) => {
  await page.goto(`${root}/projects`)
  await expect(section(page, 'Eight rooms.').getByRole('link')).toHaveCount(8)
  await page.goto(`${root}/gallery`)
  await expect(page.getByRole('main').locator('figure:has(button)')).toHaveCount(12)
})
