import { expect, type Page, test } from 'playwright/test'

// Everything here is typed out from the specification and the rulings, not read from the product.

const page = '/sovran-builders'
const sectionAddresses = ['residential', 'commercial', 'process', 'portfolio', 'testimonials', 'faq', 'contact']
const sectionIds = [
  'home',
  'about',
  'residential',
  'commercial',
  'process',
  'portfolio',
  'testimonials',
  'consultation',
  'faq',
  'contact',
]
const categories = [
  ['renovations', 'Renovations', 'Ready to Start Your Renovations Project?'],
  ['new-builds', 'New-builds', 'Ready to Start Your New-Builds Project?'],
  ['extensions', 'Extensions', 'Ready to Start Your Extensions Project?'],
  ['loft-conversions', 'Loft conversions', 'Ready to Start Your Loft Conversions Project?'],
  ['basements', 'Basements', 'Ready to Start Your Basements Project?'],
  ['landscaping', 'Landscaping', 'Ready to Start Your Landscaping Project?'],
  ['swimming-pools', 'Swimming pools', 'Ready to Start Your Swimming Pools Project?'],
] as const

const section = (at: Page, id: string) => at.locator(`section#${id}`)

test('the builders page has its sections in order, and a promo between the first two', async ({ page: at }) => {
  await at.goto(page)
  const ids = await at.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
  expect(ids).toEqual(sectionIds)
  for (const id of ['office-spaces', 'retail']) await expect(at.locator(`#commercial #${id}`)).toHaveCount(1)
  const promo = at.getByText('A free interior design package worth £10,000 with every full home build.')
  await expect(promo).toBeVisible()
  const top = async (what: ReturnType<Page['locator']>) => (await what.boundingBox())?.y ?? Number.NaN
  expect(await top(promo)).toBeGreaterThan(await top(section(at, 'home')))
  expect(await top(promo)).toBeLessThan(await top(section(at, 'about')))
})

test('the hero books a consultation', async ({ page: at }) => {
  await at.goto(page)
  await section(at, 'home').getByRole('link', { name: 'Book Consultation Now' }).click()
  await expect(section(at, 'consultation').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('mission, ethos and brand philosophy stand under About Us', async ({ page: at }) => {
  await at.goto(page)
  await expect(section(at, 'about').getByRole('heading', { level: 3 })).toHaveText([
    'Mission',
    'Ethos',
    'Brand philosophy',
  ])
})

test('seven residential cards lead to their pages', async ({ page: at }) => {
  await at.goto(page)
  const cards = section(at, 'residential').getByRole('link')
  await expect(cards).toHaveCount(7)
  for (const [index, [id, title]] of categories.entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', `${page}/residential/${id}`)
    await expect(cards.nth(index)).toContainText(title)
    await expect(cards.nth(index)).toContainText('Learn More')
  }
})

test('four commercial services, four steps, three testimonials, five questions', async ({ page: at }) => {
  await at.goto(page)
  await expect(section(at, 'commercial').getByRole('heading', { level: 3 })).toHaveText([
    'Office fit-outs',
    'Retail spaces',
    'Hospitality',
    'Industrial units',
  ])
  await expect(section(at, 'process').getByRole('heading', { level: 3 })).toHaveText([
    'Consultation',
    'Design and pricing',
    'Construction',
    'Handover',
  ])
  await expect(section(at, 'testimonials').getByRole('figure')).toHaveCount(3)
  await expect(section(at, 'faq').locator('details > summary')).toHaveCount(5)
})

test('a commercial service that is pointed at or focused shows its picture', async ({ page: at }) => {
  await at.goto(page)
  const commercial = section(at, 'commercial')
  const office = commercial.getByRole('img', { name: /^Open-plan office/ })
  const brasserie = commercial.getByRole('img', { name: /^Brasserie/ })
  const unit = commercial.getByRole('img', { name: /industrial unit/ })
  await commercial.getByRole('heading', { name: 'Office fit-outs' }).hover()
  await expect(office).toBeVisible()
  await expect(brasserie).toBeHidden()
  await commercial.getByRole('heading', { name: 'Hospitality' }).hover()
  await expect(brasserie).toBeVisible()
  await expect(office).toBeHidden()
  await commercial.getByRole('link', { name: 'Industrial units' }).focus()
  await expect(unit).toBeVisible()
})

test('the timelines, the warranties and the finance are as claimed', async ({ page: at }) => {
  await at.goto(page)
  for (const words of ['3 to 6 months', '8 to 12 months', '£1,000 to £2.5 million, with up to 5 years to repay'])
    await expect(section(at, 'faq')).toContainText(words)
  await expect(section(at, 'faq')).toContainText('10-year structural warranty on major works')
  await expect(section(at, 'faq')).toContainText('2-year warranty on installations and fittings')
  await expect(section(at, 'faq')).toContainText('JCT contract')
})

test('the portfolio shows eight projects and filters them by category', async ({ page: at }) => {
  await at.goto(page)
  const portfolio = section(at, 'portfolio')
  const filters = portfolio.getByRole('button')
  await expect(filters).toHaveText(['All', 'Residential', 'Commercial', 'Extensions', 'New-builds'])
  await expect(portfolio.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await expect(portfolio.getByRole('article')).toHaveCount(8)
  for (const [name, titles] of [
    ['Residential', ['Terrace, Richmond', 'Loft, Ealing']],
    ['Commercial', ['Studio, Brentford', 'Brasserie, Kew']],
    ['Extensions', ['Garden room, Isleworth', 'Glass link, Petersham']],
    ['New-builds', ['Pool house, Esher', 'House, Ham']],
  ] as const) {
    await portfolio.getByRole('button', { name }).click()
    await expect(portfolio.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(portfolio.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
    await expect(portfolio.getByRole('article')).toHaveCount(2)
    for (const title of titles) await expect(portfolio.getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(portfolio.getByRole('status')).toHaveText('2 projects shown')
  }
  await portfolio.getByRole('button', { name: 'All' }).click()
  await expect(portfolio.getByRole('article')).toHaveCount(8)
  await expect(portfolio.getByRole('status')).toHaveText('8 projects shown')
})

test('the consultation form has its fields, options and defaults', async ({ page: at }) => {
  await at.goto(page)
  const form = at.getByRole('form', { name: 'Consultation booking form' })
  for (const [label, name, type] of [
    ['Name', 'name', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'phone', 'tel'],
  ] as const) {
    const field = form.getByLabel(label)
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveAttribute('type', type)
    await expect(field).toHaveAttribute('required')
  }
  const projectType = form.getByLabel('Project type')
  await expect(projectType).toHaveAttribute('name', 'projectType')
  await expect(projectType).toHaveAttribute('required')
  await expect(projectType).toHaveValue('New Build')
  await expect(projectType.locator('option')).toHaveText([
    'New Build',
    'Renovation',
    'Extension',
    'Loft Conversion',
    'Other',
  ])
  const budget = form.getByLabel('Budget')
  await expect(budget).toHaveAttribute('name', 'budget')
  await expect(budget).toHaveAttribute('required')
  await expect(budget).toHaveValue('£50,000 - £100,000')
  await expect(budget.locator('option')).toHaveText([
    '£50,000 - £100,000',
    '£100,000 - £250,000',
    '£250,000 - £500,000',
    '£500,000+',
  ])
  const message = form.locator('[name="message"]')
  await expect(message).toBeHidden()
  await expect(message).toHaveValue('Booking consultation request')
  await expect(form.getByRole('button')).toHaveText('Book Consultation')
})

test('the contact form has its fields, and the section the hours that the builders keep', async ({ page: at }) => {
  await at.goto(page)
  const contact = section(at, 'contact')
  const form = contact.getByRole('form', { name: 'Builders contact form' })
  for (const label of ['Name', 'Email', 'Message']) await expect(form.getByLabel(label)).toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5')
  await expect(form.getByRole('button')).toHaveText('Send Message')
  await expect(contact.getByRole('row', { name: 'Monday to Friday' })).toContainText('9am to 6pm')
  await expect(contact.getByRole('row', { name: 'Saturday' })).toContainText('By appointment only')
  await expect(contact.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123')
  await expect(contact.getByRole('link', { name: 'builders@sovran.example' })).toHaveAttribute(
    'href',
    'mailto:builders@sovran.example',
  )
})

test('every section address shows the builders page under a title of its own', async ({ page: at }) => {
  const titles = new Set<string>()
  for (const id of sectionAddresses) {
    await at.goto(`${page}/${id}`)
    await expect(at.getByRole('heading', { level: 1 })).toContainText('Built to the drawing.')
    titles.add(await at.title())
    await expect(at.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${page}/${id}$`))
  }
  expect(titles.size).toBe(sectionAddresses.length)
})

for (const [id, title, callToAction] of categories) {
  test(`the page of ${title} has all its parts`, async ({ page: at }) => {
    await at.goto(`${page}/residential/${id}`)
    await expect(at.getByRole('heading', { level: 1 })).toHaveText(title)
    const tabs = at.getByRole('navigation', { name: 'Residential Construction' })
    const links = tabs.getByRole('link')
    await expect(links).toHaveText(categories.map(([, name]) => name))
    for (const [index, [other]] of categories.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `${page}/residential/${other}`)
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(title)
    const part = (name: string) =>
      at.locator('main section').filter({ has: at.getByRole('heading', { name, level: 2 }) })
    await expect(part('Introduction').getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(part('Featured projects').getByRole('article')).toHaveCount(2)
    await expect(part('How it runs').getByRole('listitem')).toHaveCount(5)
    const pictures = part('Project gallery').getByRole('figure')
    expect(await pictures.count()).toBeGreaterThanOrEqual(4)
    for (const picture of await pictures.all()) await expect(picture.locator('figcaption, p')).not.toBeEmpty()
    await expect(part('Testimonials').getByRole('figure')).toHaveCount(2)
    const closing = part(callToAction)
    await expect(closing.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/contact')
    await expect(closing.getByRole('link', { name: 'View Our Portfolio' })).toHaveAttribute('href', `${page}#portfolio`)
  })
}

test('an unknown category shows renovations, whose address is the canonical one', async ({ page: at }) => {
  const answer = await at.goto(`${page}/residential/conservatories`)
  expect(answer?.status()).toBe(200)
  await expect(at.getByRole('heading', { level: 1 })).toHaveText('Renovations')
  await expect(at.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${page}/residential/renovations$`),
  )
})

test('two pictures through one lens can be compared with the keyboard', async ({ page: at }) => {
  for (const id of ['renovations', 'loft-conversions']) {
    await at.goto(`${page}/residential/${id}`)
    const cut = at.getByRole('slider', { name: /before and after/ })
    const before = Number(await cut.inputValue())
    await cut.focus()
    await cut.press('ArrowRight')
    await expect(cut).toHaveValue(String(before + 1))
  }
})

test('an address below the sections that does not exist is a 404', async ({ page: at }) => {
  const answer = await at.goto(`${page}/scaffolding`)
  expect(answer?.status()).toBe(404)
  await expect(at.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
