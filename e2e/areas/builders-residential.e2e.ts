import { expect, test } from 'playwright/test'
import { address, categories } from './buildersPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

for (const [id, title, callToAction] of categories) {
  test(`the page of ${title} has all its parts`, async ({ page }) => {
    await page.goto(`${address}/residential/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const tabs = page.getByRole('navigation', { name: 'Residential Construction' })
    const links = tabs.getByRole('link')
    await expect(links).toHaveText(categories.map(([, name]) => name))
    for (const [index, [other]] of categories.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `${address}/residential/${other}`)
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(title)
    const part = (name: string) =>
      page.locator('main section').filter({ has: page.getByRole('heading', { name, level: 2 }) })
    await expect(part('Introduction').getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(part('Featured projects').getByRole('article')).toHaveCount(2)
    await expect(part('How it runs').getByRole('listitem')).toHaveCount(5)
    const pictures = part('Project gallery').getByRole('figure')
    expect(await pictures.count()).toBeGreaterThanOrEqual(4)
    for (const picture of await pictures.all()) await expect(picture.locator('figcaption, p')).not.toBeEmpty()
    await expect(part('Testimonials').getByRole('figure')).toHaveCount(2)
    const closing = part(callToAction)
    await expect(closing.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/contact')
    await expect(closing.getByRole('link', { name: 'View Our Portfolio' })).toHaveAttribute(
      'href',
      `${address}#portfolio`,
    )
  })
}

test('an unknown category shows renovations, whose address is the canonical one', async ({ page }) => {
  const answer = await page.goto(`${address}/residential/conservatories`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renovations')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${address}/residential/renovations$`),
  )
})

test('two pictures through one lens can be compared with the keyboard', async ({ page }) => {
  for (const id of ['renovations', 'loft-conversions']) {
    await page.goto(`${address}/residential/${id}`)
    const cut = page.getByRole('slider', { name: /before and after/ })
    const before = Number(await cut.inputValue())
    await cut.focus()
    await cut.press('ArrowRight')
    await expect(cut).toHaveValue(String(before + 1))
  }
})
