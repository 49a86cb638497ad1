import { expect, type Page, test } from 'playwright/test'
import { root, section } from './interiorsPages.ts'

// Everything here is typed out from the specification and the rulings, not read from the product.

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

const tabs = (page: Page, title: string) => page.getByRole('main').getByRole('navigation', { name: title })

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
