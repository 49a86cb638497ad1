import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'esbuild'
import { expect, type Page, test } from 'playwright/test'
import { menuRow, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

/** Expects the menus to work without module scripts. Leaves the page at a phone's width with its menu open. */
async function expectMenus(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Build' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Renovations' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  for (const name of ['Build', 'Residential']) await menuRow(page, name).click()
  await expect(page.getByRole('link', { name: 'Renovations' })).toBeVisible()
}

test('if code has syntax errors, menus and links still work', async ({ page }) => {
  // This browser finds a syntax error in all code.
  await page.route(/\/r\/[^?]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const = import;' }),
  )
  await page.goto('/sovran-design')
  await expectMenus(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/contact'))
  await page.getByRole('link', { name: 'Contact', exact: true }).filter({ visible: true }).first().click()
  await loaded
})

// README lists the browsers that hydrate pages.
const oldest = ['chrome111', 'edge111', 'firefox114', 'safari16.4']
// All of them support these, but not every property of the latest Unicode version, which esbuild checks.
const supported = { 'regexp-unicode-property-escapes': true }

test('the oldest browsers that hydrate pages support the syntax of all code', async () => {
  const store = path.resolve(import.meta.dirname, '../..', process.env.RELEASES_DIR || 'releases')
  const files = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^\w+\/(assets\/.*|\w+\/boot)\.js$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const check = async (file: string) => {
    const code = readFileSync(path.join(store, file), 'utf8')
    // esbuild rewrites syntax that a browser does not support.
    const [own, older] = await Promise.all(['esnext', oldest].map((target) => transform(code, { target, supported })))
    expect(older?.code === own?.code, `${file} is written for newer browsers`).toBe(true)
    // APIs that our type library has, and that one of these browsers added later.
    expect(code.match(/\.(toSorted|toReversed|toSpliced)\(|\.aria[A-Z]\w+/)?.[0], file).toBeUndefined()
  }
  await Promise.all(files.map(check))
})
