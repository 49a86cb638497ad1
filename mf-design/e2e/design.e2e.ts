import { visit } from 'e2e/hydrated'
import { bringUp, expectLanded } from 'e2e/visitor'
import { expect, type Page, test } from 'playwright/test'

const address = '/sovran-design'
const section = (page: Page, id: string) => page.locator(`section#${id}`)
const headingOf = (page: Page, id: string) => section(page, id).getByRole('heading', { level: 2 })
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' })
const current = (page: Page) => sections(page).locator('[aria-current="location"]')

test.beforeEach(async ({ page }) => {
  await visit(page, address)
})

test('the hero leads to the portfolio and to the consultation, the engineering to the contact form', async ({
  page,
}) => {
  const hero = section(page, 'home')
  await hero.getByRole('link', { name: 'View Our Portfolio' }).click()
  await expect(headingOf(page, 'portfolio')).toBeInViewport()
  await hero.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(headingOf(page, 'contact')).toBeInViewport()
  await section(page, 'engineering').getByRole('link', { name: 'Request Structural Consultation' }).click()
  await expect(headingOf(page, 'contact')).toBeInViewport()
})

test('the active section is the one that reaches across the line at 100 px', async ({ page }) => {
  await expect(current(page)).toHaveText('Top')
  for (const [id, title] of [
    ['planning', 'Planning'],
    ['team', 'Team'],
    ['faq', 'FAQ'],
  ] as const) {
    // What is above has its size only when it has been reached once.
    await bringUp(section(page, id), 100)
    await bringUp(section(page, id), 99)
    await expect(current(page)).toHaveText(title)
    await bringUp(section(page, id), 103)
    await expect(current(page)).not.toHaveText(title)
  }
})

test('the section navigation goes to a section, and to it from elsewhere', async ({ page }) => {
  await sections(page).getByRole('link', { name: 'Engineering' }).click()
  await expectLanded(page, 'engineering')
  await expect(current(page)).toHaveText('Engineering')
  for (const id of ['planning', 'services']) {
    // From a document that is not the page: else only the hash would change.
    await page.goto('about:blank')
    await visit(page, `${address}#${id}`)
    await expectLanded(page, id === 'services' ? 'overview' : id)
  }
})

test('on a phone every section lands with its heading clear of what covers the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const link of (await sections(page).getByRole('link').all()).slice(1)) {
    const id = (await link.getAttribute('href'))?.split('#')[1] ?? ''
    await link.click()
    await expectLanded(page, id)
    await expect(current(page)).toHaveAttribute('href', new RegExp(`#${id}$`))
  }
})

test('the comparison moves with the keyboard and says where it stands', async ({ page }) => {
  const cut = page.getByRole('slider', { name: 'Compare the wireframe with the finished render' })
  await cut.focus()
  for (const [key, words] of [
    ['Home', '0% wireframe, 100% render'],
    ['ArrowRight', '1% wireframe, 99% render'],
    ['End', '100% wireframe, 0% render'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cut).toHaveAttribute('aria-valuetext', words)
  }
})
