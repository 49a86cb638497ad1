import { expect, test } from 'playwright/test'
import { categories, root, section, tabs } from './interiorsPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

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
}

function hrefsOf(links: (HTMLElement | SVGElement)[]) {
  return links.map((link) => link.getAttribute('href'))
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
  for (const address of [
    'sovran-has-gone-bankrupt',
    'kitchens/art-deco',
    // Known in lower case only: servers and browsers tell the letters' cases apart.
    'Kitchens',
  ]) {
    test(`${address} says nothing that its address says, is not indexed, and has no tab bar`, async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      const answer = await page.goto(`${root}/${address}`)
      expect(answer?.status()).toBe(200)
      const served = (await answer?.text()) ?? ''
      expect(served).toContain('No list for this category')
      expect(served).toContain('<meta name="robots" content="noindex"')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bespoke interiors')
      await expect(page).toHaveTitle('Bespoke interiors | Sovran')
      for (const html of [served, await page.content()]) expect(html).not.toMatch(/bankrupt|art[- ]deco/i)
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
      await expect(page.locator('meta[name="description"]')).toHaveCount(1)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(1)
      await expect(section(page, 'No list for this category').getByRole('link')).toHaveCount(3)
      expect(faults).toEqual([])
    })
  }
})
