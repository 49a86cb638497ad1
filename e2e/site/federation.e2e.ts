import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { contractVersion } from 'shared-page/contract'
import { firstNavigation, maxBudgets, requestsBeforeLoad } from '../support/budgets.ts'
import { hydrated, visit, watch } from '../support/hydrated.ts'
import { follow, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

interface Federation {
  __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, { from: string }>> } }[]
}

/** The containers on a page, and for each shared module its version and the container that provided it. */
const federationOf = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: Federation }
    const scope = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {}
    const shared = Object.entries(scope).map(([name, versions]) => [
      name,
      Object.values(versions).map(({ from }) => from),
    ])
    return { names: __FEDERATION__.__INSTANCES__.map(({ name }) => name), shared: Object.fromEntries(shared) }
  })

test('a visit through all areas stays in one document', async ({ page }) => {
  const lines = await watch(page)
  await visit(page, '/')
  const title = page.getByRole('heading', { level: 1 })
  const titles = [await title.innerText()]
  for (const address of ['/sovran-builders', '/sovran-interiors', '/sovran-design', '/contact']) {
    await follow(page, address)
    await expect(page).toHaveURL(address)
    // The old page stays until the new one has rendered.
    await expect(title).not.toHaveText(titles.at(-1) ?? '')
    await expect(title).toBeFocused()
    titles.push(await title.innerText())
  }
  for (const expected of titles.toReversed().slice(1, 4)) {
    await page.goBack()
    await expect(title).toHaveText(expected)
  }
  await page.goForward()
  await expect(title).toHaveText(titles[2] ?? '')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/:\d+\/$/)
  const { names, shared } = await federationOf(page)
  expect(names).toEqual(['shell', 'company', 'builders', 'interiors', 'design'])
  const modules = ['react', 'react/jsx-runtime', 'react-dom', 'zustand', 'shared-page/router', 'shared-enquiry']
  expect(shared).toEqual(Object.fromEntries(modules.map((name) => [name, ['shell']])))
  expect(lines).toEqual([])
})

/** The page's fetches so far: scripts, their KiB, and the requests before its load event without pictures. */
const fetchedBy = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = files.filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
    const early = files.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
    return {
      requests: scripts.length,
      KiB: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
      beforeLoad: 1 + early.filter(({ initiatorType }) => initiatorType !== 'img').length,
    }
  })

test('a page, and the first navigation to another area, keep their budgets', async ({ page }) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const first = await fetchedBy(page)
  expect.soft(first.beforeLoad, 'before load').toBeLessThanOrEqual(requestsBeforeLoad)
  expect.soft(first.requests, 'scripts').toBeLessThanOrEqual(maxBudgets.scripts)
  expect.soft(first.KiB, 'KiB of scripts').toBeLessThanOrEqual(maxBudgets['JS KiB'])
  await follow(page, '/sovran-builders')
  await expect(page.locator('main [data-page]')).toHaveAttribute('data-page', '/sovran-builders')
  await page.waitForLoadState('networkidle')
  const second = await fetchedBy(page)
  expect.soft(second.requests - first.requests, 'scripts').toBeLessThanOrEqual(firstNavigation.requests)
  expect.soft(second.KiB - first.KiB, 'KiB of scripts').toBeLessThanOrEqual(firstNavigation.KiB)
})

test('an area that requires a newer React loads as a document', async ({ page }) => {
  await visit(page, '/')
  await page.route('/r/builders/mf-manifest.json', async (route) => {
    const response = await route.fetch()
    const manifest = await response.json()
    await route.fulfill({
      response,
      json: { ...manifest, sharedRanges: { ...manifest.sharedRanges, react: '^19.99.0' } },
    })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('-builders'))
  await follow(page, '/sovran-builders')
  await loaded
  await hydrated(page)
  expect(asked.findIndex((each) => each.startsWith('/r/builders/assets/'))).toBeGreaterThan(
    asked.indexOf('/sovran-builders'),
  )
})

test('an area built by the plugin’s defaults shares our React', async ({ page }) => {
  // e2e/site/foreign: a component that imports only React, built once by Vite with this plugin and `exposes: { './area'
  // }`, `shared: ['react']`. It is not rebuilt here, because it must work without our settings.
  const folder = path.join(import.meta.dirname, 'foreign')
  const manifest = {
    metaData: { buildInfo: { buildVersion: 'foreign' }, remoteEntry: { name: 'assets/remoteEntry.js' } },
    exposes: [],
    contract: contractVersion,
    sharedRanges: { react: '^19.0.0' },
  }
  await visit(page, '/')
  await page.route('/r/builders/mf-manifest.json', (route) => route.fulfill({ json: manifest }))
  await page.route('/r/builders/assets/*', (route) =>
    route.fulfill({ path: path.join(folder, path.basename(route.request().url())) }),
  )
  await follow(page, '/sovran-builders')
  await expect(page.getByRole('heading', { name: 'Foreign area' })).toBeVisible()
  // With a second copy of React its state would not work.
  await page.getByRole('button', { name: 'Pressed 0' }).click()
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
})
