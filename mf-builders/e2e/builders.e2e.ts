import { visit } from 'e2e/hydrated'
import { bringUp, coveredAtTop, expectLanded, reducedMotion } from 'e2e/visitor'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { sectionNav, commercial as services } from '../src/pages/builders.content.ts'
import { sectionPath } from '../src/paths.ts'

test.use(reducedMotion)

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).locator('[aria-current]')
const titleOf = (id: string) => sectionNav.find((each) => each.id === id)?.title ?? ''

test('the section at the line 100 px below the top is marked', async ({ page }) => {
  await visit(page, routes.builders)
  for (const [index, { id, title }] of sectionNav.entries()) {
    if (index > 0) await bringUp(section(page, id), 60)
    await expect(current(page)).toHaveText(title)
  }
})

test('a section’s URL scrolls to its heading', async ({ page }) => {
  for (const [id, width, height] of [
    ['residential', 1440, 900],
    ['process', 390, 664],
    ['contact', 390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, sectionPath(id))
    await expectLanded(page, id)
    await expect(current(page)).toHaveText(titleOf(id))
  }
  // A service of the commercial section has a URL, too.
  await visit(page, `${sectionPath('commercial')}#retail`)
  const name = page.locator('#retail h3')
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => ((await name.boundingBox())?.y ?? 0) - (await coveredAtTop(page))).toBeGreaterThan(-1)
})

test('a hovered or focused commercial service shows its picture', async ({ page }) => {
  await visit(page, routes.builders)
  const commercial = section(page, 'commercial')
  const pictureOf = ({ picture }: (typeof services.items)[number]) => commercial.getByRole('img', { name: picture.alt })
  const [office, , restaurant, warehouse] = services.items
  // While the page is still scrolling there, another service may move under a resting pointer.
  const pointAt = (name: string, picture: Locator) =>
    expect(async () => {
      await commercial.getByRole('heading', { name }).hover()
      await expect(picture).toBeVisible({ timeout: 1000 })
    }).toPass()
  await pointAt(office.title, pictureOf(office))
  await expect(pictureOf(restaurant)).toBeHidden()
  await pointAt(restaurant.title, pictureOf(restaurant))
  await expect(pictureOf(office)).toBeHidden()
  await commercial.getByRole('link', { name: warehouse.title }).focus()
  await expect(pictureOf(warehouse)).toBeVisible()
})
