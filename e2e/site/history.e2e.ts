import { expect, type Page, test } from 'playwright/test'
import { hydrated, interactUntilHydrated, visit } from '../support/hydrated.ts'
import { origin } from '../support/site.ts'
import { delayRequests, follow, reducedMotion } from '../support/visitor.ts'

// After a reload, in a restored tab, or on return from another site, the tab's history has entries that another
// document created. Back and Forward then only change the URL, and the page must follow.

test.use(reducedMotion)

const areaCode = /\/r\/company\/assets\/area-[^/]+\.js$/
const shellEntry = /\/r\/shell\/assets\/main-[^/]+\.js$/

/** Expects the complete page of a URL, and nothing of another page. */
async function expectPage(page: Page, address: string) {
  await expect(page).toHaveURL(address)
  const html = await (await page.request.get(address)).text()
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const [title = ''] = /(?<=<title>)[^<]*/.exec(html) ?? []
  await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'))
  await expect(page.locator('main section')).toHaveCount(main.split('<section').length - 1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Brings a freshly loaded page into a state. Returns a function that releases its code, if that was delayed. */
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

/** The ways to leave `/about`, which is between `/` and `/contact` in the history. Each case starts there. */
const ways: readonly { go: (page: Page) => Promise<unknown>; to: string; back?: (page: Page) => Promise<unknown> }[] = [
  { go: (page) => page.evaluate(() => history.forward()), to: '/contact', back: (page) => page.goBack() },
  { go: (page) => page.evaluate(() => history.back()), to: '/', back: (page) => page.goForward() },
  { go: (page) => page.reload({ waitUntil: 'commit' }), to: '/about', back: async () => {} },
  { go: (page) => follow(page, '/careers'), to: '/careers' },
]

for (const [state, bring] of Object.entries(states))
  test(`${state}: Back, Forward and links show the page of their URL`, async ({ page }) => {
    await visit(page, '/')
    for (const address of ['/about', '/contact']) {
      await follow(page, address)
      await expectPage(page, address)
    }
    await page.goBack()
    for (const { go, to, back } of ways) {
      await expectPage(page, '/about')
      // A new entry replaces the forward entries.
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

test('if the code is late after Back, the current page stays', async ({ page }) => {
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

test('a served page stays, whatever its URL', async ({ page }) => {
  // A page served by an archive, a translator or a proxy.
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
