import { expectLinks, hrefsOf, read } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { openingRows } from 'shared-ui/openingHours'
import { studioHours } from 'shared-ui/openingHours.content'
import { titleOf, workPagePath } from 'shared-ui/work'
import { contactLinks } from '../src/contactLinks.content.ts'
import { faq } from '../src/pages/content/faq.content.ts'
import { portfolio } from '../src/pages/content/portfolio.content.ts'
import { projects } from '../src/pages/content/projects.content.ts'
import { services } from '../src/pages/content/services.content.ts'
import { team } from '../src/pages/content/team.content.ts'
import { technology } from '../src/pages/content/technology.content.ts'

// The content of the page before any script runs. Text that the specification prescribes is written out; the rest is
// from content files.
test.use({ javaScriptEnabled: false })

const sections =
  'home overview process planning projects technology team engineering renders portfolio faq contact'.split(' ')

test.beforeEach(({ page }) => read(page, routes.design).then(() => undefined))

test('the page has its sections in order, with their content', async ({ page }) => {
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sections)
  // The overview has this id too.
  await expect(page.locator('#services + * > #overview')).toHaveCount(1)
  const section = (id: string) => page.locator(`main section#${id}`)
  const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)
  const steps = ['Initial consultation', 'Concept development', '3D visualization', 'Technical documentation']
  const offers = ['Assessments and surveys', 'Load-bearing calculations', 'Foundation design', 'Beam and column design']
  for (const [id, names] of [
    ['overview', titlesOf(services.items)],
    ['process', [...steps, 'Planning and permissions', 'Project realization']],
    ['projects', projects.items.map(({ work }) => titleOf(work))],
    ['technology', titlesOf(technology.items)],
    ['team', team.members.map(({ name }) => name)],
    ['engineering', offers],
  ] as const)
    await expect(section(id).getByRole('listitem'), id).toContainText([...names])
  const links = await hrefsOf(section('overview').getByRole('listitem').getByRole('link'))
  for (const href of links) expect(sections).toContain(href?.split('#')[1])
  await expect(section('portfolio').getByRole('article')).toContainText(
    portfolio.projects.map(({ work }) => titleOf(work)),
  )
  await expect(section('faq').locator('details')).toContainText(faq.items.map(({ answer }) => answer))
  for (const [term, value] of Object.entries({ projects: '250+', satisfaction: '98%', awards: '15+', years: '12' })) {
    const figure = page.locator('main dl > div', { has: page.getByRole('term').getByText(term, { exact: true }) })
    await expect(figure.getByRole('definition').first(), term).toHaveText(value)
  }

  const main = page.getByRole('main')
  const consultations = main.getByRole('link', { name: /Schedule Consultation|Request Structural Consultation/ })
  expect(await hrefsOf(consultations)).toEqual(['design', 'engineering', 'design'].map((id) => `/contact?about=${id}`))
  const views = section('projects').getByRole('link', { name: 'View Project' })
  expect(await hrefsOf(views)).toEqual(
    projects.items.map((item) => ('link' in item ? item.link : workPagePath(item.work))),
  )
  await expectLinks(section('projects'), [projects.viewAll])
  for (const { category } of projects.items) await expect(section('projects').getByText(category).first()).toBeVisible()
})

test('the form requires every field, beside the studio’s own hours', async ({ page }) => {
  const contact = page.locator('section#contact')
  const form = contact.getByRole('form', { name: 'Design enquiry form' })
  await expect(form.locator('[required]')).toHaveCount(5)
  const values = form.getByRole('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  expect(await values).toEqual([
    ...['', 'architectural-design', '3d-visualization', 'planning-permission', 'interior-design'],
    ...['vr-walkthrough', 'other'],
  ])
  for (const { day, time } of openingRows(studioHours))
    await expect(contact.getByRole('row').filter({ hasText: new RegExp(`^${day}\\s*${time}$`) })).toHaveCount(1)
  await expectLinks(contact, Object.values(contactLinks))
})
