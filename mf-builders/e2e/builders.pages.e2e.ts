import { hrefsOf, sectionUnder } from 'e2e/visitor'
import { expect, type Page, test } from 'playwright/test'

// What the pages say before any script. Expected words are written out here and not imported, so that a change in the
// product fails the test.
test.use({ javaScriptEnabled: false })

const address = '/sovran-builders'

/** The residential categories: id, title, and the name that the call to action at the end of the page gives it. */
const categories = [
  ['renovations', 'Renovations', 'Renovations'],
  ['new-builds', 'New-builds', 'New-Builds'],
  ['extensions', 'Extensions', 'Extensions'],
  ['loft-conversions', 'Loft conversions', 'Loft Conversions'],
  ['basements', 'Basements', 'Basements'],
  ['landscaping', 'Landscaping', 'Landscaping'],
  ['swimming-pools', 'Swimming pools', 'Swimming Pools'],
] as const

const sections = 'home about residential commercial process portfolio testimonials consultation faq contact'.split(' ')
const section = (page: Page, id: string) => page.locator(`main section#${id}`)
const titlesIn = (page: Page, id: string) => section(page, id).getByRole('heading', { level: 3 })

test('the page has its sections in order, and a promo between the first two', async ({ page }) => {
  await page.goto(address)
  const ids = page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(await ids).toEqual(sections)
  const promo = page.getByText('A free interior design package worth £10,000 with every full home build.')
  const [home, offer, about] = await Promise.all(
    [section(page, 'home'), promo, section(page, 'about')].map(async (part) => (await part.boundingBox())?.y ?? 0),
  )
  expect(offer).toBeGreaterThan(home ?? 0)
  expect(offer).toBeLessThan(about ?? 0)
})

test('the page has its cards, services, steps, testimonials and questions', async ({ page }) => {
  await page.goto(address)
  await expect(titlesIn(page, 'about')).toHaveText(['Mission', 'Ethos', 'Brand philosophy'])
  const cards = section(page, 'residential').getByRole('link')
  await expect(cards).toContainText(categories.map(([, title]) => title))
  await expect(cards.filter({ hasText: 'Learn More' })).toHaveCount(categories.length)
  expect(await hrefsOf(cards)).toEqual(categories.map(([id]) => `${address}/residential/${id}`))
  const services = ['Office fit-outs', 'Retail spaces', 'Hospitality', 'Industrial units']
  await expect(titlesIn(page, 'commercial')).toHaveText(services)
  const steps = ['Consultation', 'Design and pricing', 'Construction', 'Handover', 'What is paid, and when.']
  await expect(titlesIn(page, 'process')).toHaveText(steps)
  await expect(section(page, 'testimonials').getByRole('figure')).toHaveCount(3)
  await expect(section(page, 'faq').locator('details > summary')).toHaveCount(5)
  for (const words of [
    '3 to 6 months',
    '8 to 12 months',
    '£1,000 to £2.5 million, with up to 5 years to repay',
    '10-year structural warranty on major works',
    '2-year warranty on installations and fittings',
    'JCT contract',
  ])
    await expect(section(page, 'faq')).toContainText(words)
})

test('every section address shows the page under a title of its own; another one is a 404', async ({ page }) => {
  const titles = new Set<string>()
  for (const id of ['residential', 'commercial', 'process', 'portfolio', 'testimonials', 'faq', 'contact']) {
    await page.goto(`${address}/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Built to the drawing.')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`))
    titles.add(await page.title())
  }
  expect(titles.size).toBe(7)
  const missing = await page.goto(`${address}/scaffolding`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('the consultation form has its fields, options and defaults', async ({ page }) => {
  await page.goto(address)
  const form = page.getByRole('form', { name: 'Consultation booking form' })
  for (const label of ['Name', 'Email', 'Phone', 'Project type', 'Budget'])
    await expect(form.getByLabel(label)).toHaveAttribute('required')
  await expect(form.getByLabel('Project type')).toHaveValue('New Build')
  const types = ['New Build', 'Renovation', 'Extension', 'Loft Conversion', 'Other']
  await expect(form.getByLabel('Project type').getByRole('option')).toHaveText(types)
  await expect(form.getByLabel('Budget')).toHaveValue('£50,000 - £100,000')
  const budgets = ['£50,000 - £100,000', '£100,000 - £250,000', '£250,000 - £500,000', '£500,000+']
  await expect(form.getByLabel('Budget').getByRole('option')).toHaveText(budgets)
  await expect(form.locator('[type="hidden"][name="message"]')).toHaveValue('Booking consultation request')
  await expect(form.getByRole('button')).toHaveText('Book Consultation')
})

test('the contact form has its fields, beside the builders’ phone and address', async ({ page }) => {
  await page.goto(address)
  const contact = section(page, 'contact')
  const form = contact.getByRole('form', { name: 'Builders contact form' })
  for (const label of ['Name', 'Email', 'Message']) await expect(form.getByLabel(label)).toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5')
  await expect(form.getByRole('button')).toHaveText('Send Message')
  await expect(contact.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123')
  const mail = contact.getByRole('link', { name: 'builders@sovran.example' }).first()
  await expect(mail).toHaveAttribute('href', 'mailto:builders@sovran.example')
})

test('every residential category has all its parts', async ({ page }) => {
  const bar = page.getByRole('main').getByRole('navigation', { name: 'Residential Construction' })
  for (const [id, title, name] of categories) {
    await page.goto(`${address}/residential/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(bar.getByRole('link')).toHaveText(categories.map(([, each]) => each))
    await expect(bar.locator('[aria-current="page"]')).toHaveText(title)
    await expect(sectionUnder(page, 'Introduction').getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await expect(page.locator('main ol').last().locator('li')).toHaveCount(5)
    expect(await page.locator('main figure:has(img):has(figcaption)').count(), id).toBeGreaterThanOrEqual(1)
    await expect(page.locator('main figure:has(blockquote)')).toHaveCount(2)
    const closing = sectionUnder(page, `Ready to Start Your ${name} Project?`)
    const consultation = closing.getByRole('link', { name: 'Schedule Consultation' })
    await expect(consultation).toHaveAttribute('href', `/contact?about=${id}`)
    const portfolio = closing.getByRole('link', { name: 'View Our Portfolio' })
    await expect(portfolio).toHaveAttribute('href', `${address}#portfolio`)
  }
})

test('an unknown category shows renovations, whose address is the canonical one', async ({ page }) => {
  const response = await page.goto(`${address}/residential/conservatories`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renovations')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${address}/residential/renovations$`))
})
