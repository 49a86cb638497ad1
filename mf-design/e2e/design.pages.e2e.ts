import { hrefsOf } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

// What the page says before any script. Expected words are written out here and not imported, so that a change in the
// product fails the test.
test.use({ javaScriptEnabled: false })

const address = '/sovran-design'
const sections =
  'home overview process planning projects technology team engineering renders portfolio faq contact'.split(' ')

test.beforeEach(({ page }) => page.goto(address).then(() => undefined))

test('the page has its sections in order, each as full as it should be', async ({ page }) => {
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sections)
  // The overview answers to this hash too.
  expect(await page.locator('#services').evaluate(({ nextElementSibling }) => nextElementSibling?.id)).toBe('overview')
  for (const [id, count] of [
    ['overview', 6],
    ['process', 6],
    ['technology', 6],
    ['team', 3],
    ['engineering', 4],
    ['projects', 4],
  ] as const)
    await expect(page.locator(`section#${id}`).getByRole('listitem'), id).toHaveCount(count)
  for (const href of await hrefsOf(page.locator('section#overview').getByRole('link')))
    expect(sections).toContain(href?.split('#')[1])
})

test('six steps and four offerings are named in order, four figures are stated, four questions asked', async ({
  page,
}) => {
  await expect(page.locator('section#process').getByRole('heading', { level: 3 })).toHaveText([
    'Initial consultation',
    'Concept development',
    '3D visualization',
    'Technical documentation',
    'Planning and permissions',
    'Project realization',
  ])
  await expect(page.locator('section#engineering').getByRole('heading', { level: 3 })).toHaveText([
    'Assessments and surveys',
    'Load-bearing calculations',
    'Foundation design',
    'Beam and column design',
  ])
  for (const [term, value] of [
    ['projects', '250+'],
    ['satisfaction', '98%'],
    ['awards', '15+'],
    ['years', '12'],
  ] as const) {
    const figure = page.locator('main dl > div', { has: page.getByRole('term').getByText(term, { exact: true }) })
    await expect(figure.getByRole('definition').first(), term).toHaveText(value)
  }
  const questions = [/project/i, /design stage/i, /planning permission/i, /realistic.*3D/i]
  await expect(page.locator('section#faq details > summary')).toHaveText(questions)
})

test('the banner offers the consultation and the portfolio; a project leads to its page', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Schedule Consultation' }).last()).toHaveAttribute('href', /#contact$/)
  await expect(main.getByRole('link', { name: 'View Portfolio' }).last()).toHaveAttribute('href', /#portfolio$/)
  const projects = page.locator('section#projects')
  const views = projects.getByRole('link', { name: 'View Project' })
  await expect(views).toHaveCount(4)
  await expect(views.first()).toHaveAttribute('href', '/works/two-gable-house-ham')
  await expect(projects.getByRole('link', { name: 'View All Projects' })).toHaveAttribute('href', '/works')
  for (const category of ['New-build', 'Renovation', 'Garden building', 'Commercial'])
    await expect(projects.getByText(category).first()).toBeVisible()
  await expect(page.locator('section#portfolio').getByRole('article')).toHaveCount(8)
})

test('the form has its fields, all of them required, and the hours are this page’s own', async ({ page }) => {
  const contact = page.locator('section#contact')
  const form = contact.getByRole('form', { name: 'Design enquiry form' })
  for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message']) {
    await expect(form.getByLabel(label)).toHaveAttribute('required')
    // The visitor's words are not judged by their length or shape.
    for (const rule of ['maxlength', 'pattern', 'minlength'])
      await expect(form.getByLabel(label)).not.toHaveAttribute(rule)
  }
  const values = form.getByRole('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  expect(await values).toEqual([
    ...['', 'architectural-design', '3d-visualization', 'planning-permission', 'interior-design'],
    ...['vr-walkthrough', 'other'],
  ])
  await expect(form.getByRole('button')).toHaveText('Send Message')
  for (const row of [/^Monday to Friday.*9:00 AM to 6:00 PM$/, /^Saturday.*10:00 AM to 4:00 PM$/, /^Sunday ?Closed$/])
    await expect(contact.getByRole('row').filter({ hasText: row })).toHaveCount(1)
  await expect(contact.getByRole('link', { name: '020 7946 0145' })).toHaveAttribute('href', 'tel:+442079460145')
  const mail = contact.getByRole('link', { name: 'design@sovran.example' }).first()
  await expect(mail).toHaveAttribute('href', 'mailto:design@sovran.example')
})
