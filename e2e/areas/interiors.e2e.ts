import { expect, type Page, test } from 'playwright/test'
import { root, section } from './interiorsPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const hrefs = (page: Page, heading: string | RegExp) =>
  section(page, heading)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

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

  test('draws the icons of its six rooms with a font of its own, on a machine with emoji and on one without', async ({
    page,
  }) => {
    const icons = page.locator('#services i')
    await icons.first().scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        ),
      )
      .toContain('Sovran Room Icons')
    // In the colour of the words: another font's emoji would bring its own.
    const family = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).fontFamily))
    for (const each of family) expect(each).toMatch(/^"?Sovran Room Icons/)
  })

  test('has the landing content: six rooms, four projects and a closing block', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Plan a room with us' })).toHaveAttribute('href', '/contact')
    await expect(page.locator('#services').getByRole('link')).toHaveCount(6)
    for (const icon of ['🚪', '🍳', '🛋', '🛁', '🎬', '🍷']) await expect(page.locator('#services')).toContainText(icon)
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

test('the projects page shows eight, and the gallery twelve', async ({ page }) => {
  await page.goto(`${root}/projects`)
  await expect(section(page, 'Eight rooms.').getByRole('link')).toHaveCount(8)
  await page.goto(`${root}/gallery`)
  await expect(page.getByRole('main').locator('figure:has(button)')).toHaveCount(12)
})
