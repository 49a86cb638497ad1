import { expect, type Page, test } from 'playwright/test'
import { hydrated, interactUntilHydrated, visit } from '../support/hydrated.ts'
import { origin } from '../support/site.ts'
import { delayRequests, follow, reducedMotion } from '../support/visitor.ts'

// After a reload, a restored tab or the way back from another site, the history of the tab has entries that another document
// has made: Back and Forward change the address alone, and the page has to follow.

test.use(reducedMotion)

const areaCode = /\/r\/company\/assets\/area-[^/]+\.js$/
const shellEntry = /\/r\/shell\/assets\/main-[^/]+\.js$/

/** Expects the page of an address, whole, and nothing of another. */
async function expectPage(page: Page, address: string) {
  await expect(page).toHaveURL(address)
  const html = await (await page.request.get(address)).text()
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const [title = ''] = /(?<=<title>)[^<]*/.exec(html) ?? []
  await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'))
  await expect(page.locator('main section')).toHaveCount(main.split('<section').length - 1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Brings a page that was just loaded into a state. Returns what lets its code come, where that was held back. */
const states: Record<string, (page: Page) => Promise<() => void>> = {
  served: async (page) => {
    const release = await delayRequests(page, shellEntry)
    await page.reload({ waitUntil: 'domcontentloaded' })
    return release
  },
  'code fetched': async (page) => {
    const code = page.waitForEvent('requestfinished', (request) => shellEntry.test(request.url()))
    await page.reload()
    await code
    return () => {}
  },
  hydrating: async (page) => {
    const release = await delayRequests(page, areaCode)
    const code = page.waitForRequest(areaCode)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 310)
    await code
    return release
  },
  hydrated: async (page) => {
    await page.reload()
    await hydrated(page)
    return () => {}
  },
  'come back to': async (page) => {
    await page.goto('/robots.txt')
    await page.goBack()
    return () => {}
  },
}

/** The ways to go on from `/about`, which stands between `/` and `/contact`. The next one begins there again. */
const ways: readonly { go: (page: Page) => Promise<unknown>; to: string; back?: (page: Page) => Promise<unknown> }[] = [
  { go: (page) => page.evaluate(() => history.forward()), to: '/contact', back: (page) => page.goBack() },
  { go: (page) => page.evaluate(() => history.back()), to: '/', back: (page) => page.goForward() },
  { go: (page) => page.reload({ waitUntil: 'commit' }), to: '/about', back: async () => {} },
  { go: (page) => follow(page, '/careers'), to: '/careers' },
]

for (const [state, bring] of Object.entries(states))
  test(`${state}: each way leads to the page of its address`, async ({ page }) => {
    await visit(page, '/')
    for (const address of ['/about', '/contact']) {
      await follow(page, address)
      await expectPage(page, address)
    }
    await page.goBack()
    for (const { go, to, back } of ways) {
      await expectPage(page, '/about')
      // A new entry takes the place of those that were ahead.
      if (state === 'come back to' && to === '/contact') continue
      const release = await bring(page)
      await go(page)
      await expectPage(page, to)
      release()
      await hydrated(page)
      await expectPage(page, to)
      await page.unrouteAll({ behavior: 'wait' })
      await back?.(page)
    }
  })

test('on the way back to late code the page before stays', async ({ page }) => {
  await visit(page, '/')
  await follow(page, '/sovran-builders')
  await expectPage(page, '/sovran-builders')
  await page.reload()
  await hydrated(page)
  const release = await delayRequests(page, /\/r\/company\/assets\//)
  await page.evaluate(() => {
    const empty: string[] = []
    Object.assign(window, { empty })
    new MutationObserver(() => document.querySelector('main h1') ?? empty.push(document.title)).observe(document.body, {
      childList: true,
      subtree: true,
    })
    history.back()
  })
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  release()
  await expectPage(page, '/')
  expect(await page.evaluate(() => (window as unknown as { empty: string[] }).empty)).toEqual([])
})

test('what was served stays, wherever it stands', async ({ page }) => {
  // An archive, a translator, a proxy.
  await page.route('**/archive/2026/about', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/about', route.request().url()).href }) }),
  )
  for (const [address, state, title] of [
    ['/archive/2026/about', 'static', /^About/],
    ['/no%2Dsuch', 'static', /^Page Not Found/],
    ['//no-such', 'static', /^Page Not Found/],
    ['/c%6Fntact', '', /^Contact/],
    ['/CONTACT', '', /^Contact/],
    ['/Sovran-Interiors/Kitchens', '', /kitchens/i],
  ] as const) {
    let documents = 0
    const count = () => documents++
    page.on('domcontentloaded', count)
    await page.goto(origin + address)
    await interactUntilHydrated(page)
    await expect(page.locator('html'), address).toHaveAttribute('data-hydrated', state)
    await expect(page, address).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    expect(documents, address).toBe(1)
    page.off('domcontentloaded', count)
  }
})
