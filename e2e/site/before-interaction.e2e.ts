import { expect, type Page, test } from 'playwright/test'
import { origin, pageTypes } from '../support/site.ts'
import { reducedMotion } from '../support/visitor.ts'

// The page before any interaction: these tests do not interact, and none of the page's code runs, except on /plan.

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** The entry of the bar for each path. */
const entries: readonly [string | RegExp, string][] = [
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/contact', 'Contact'],
  ['/careers', 'Careers'],
  [/^\/sovran-design/, 'Architectural'],
  [/^\/sovran-builders/, 'Build'],
  [/^\/sovran-interiors/, 'Interiors'],
]
const entriesAt = (address: string) =>
  entries.filter(([of]) => (of instanceof RegExp ? of.test(address) : of === address)).map(([, name]) => name)

/**
 * Opens a page without interaction and lists its requests. Chromium's headless shell may send a pointermove, which is
 * suppressed.
 */
async function look(page: Page, address: string) {
  const asked: string[] = []
  // The previous page may still be making requests.
  await page.goto('about:blank')
  page.removeAllListeners('request')
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await page.goto(address)
  return asked
}

/** The playing animations, the current menu entries and the announcement. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const current = document.querySelectorAll('header nav > ul > li > :is(a, button)[aria-current]')
    return {
      marked: [...current].map((entry) => entry.textContent),
      // The served markup already contains the messages of forms and filters; this is about the announcement of a page.
      announced: document.querySelector('body > [aria-live]')?.textContent,
      loops: document
        .getAnimations()
        .filter(({ effect, playState }) => effect?.getTiming().iterations === Infinity && playState === 'running')
        .length,
      isHydrated: 'hydrated' in document.documentElement.dataset,
    }
  })

/** Whether the header's text is light, and whether the header is over a dark band. */
const headerOf = (page: Page) =>
  page.locator('body > header').evaluate((header) => ({
    isLight: Number(/\d+/.exec(getComputedStyle(header).color)?.[0]) > 127,
    isOverDark: document.querySelector("main [data-under-header='dark']") !== null,
  }))

for (const viewport of windows)
  test(`every kind of page at ${viewport.width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const address of [...Object.values(pageTypes), '/sovran-builders/faq'])
      await test.step(address, async () => {
        const asked = await look(page, address)
        // Code scrolls to a section that the path names, and shows the offers of the plan.
        const isHydrated = /\/(faq|plan)$/.test(address) ? expect.any(Boolean) : false
        const still = { marked: entriesAt(address), announced: '', isHydrated }
        expect.soft(await seen(page), address).toMatchObject(still)
        const { isLight, isOverDark } = await headerOf(page)
        expect.soft(isLight, address).toBe(isOverDark)
        await expect(page.locator('html')).not.toHaveAttribute('data-images-deferred')
        await page.waitForLoadState('networkidle')
        expect.soft(await seen(page), address).toMatchObject(still)
        const elsewhere = asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))
        // The repeated pictures of a moving list are not downloaded twice.
        const twice = asked.filter((url, at) => asked.indexOf(url) < at)
        const ofMotion = asked.filter((url) => url.includes('gsap'))
        expect.soft({ elsewhere, twice, ofMotion }, address).toEqual({ elsewhere: [], twice: [], ofMotion: [] })
      })
  })

const column = (page: Page) => page.getByRole('group', { name: /^Twelve/ }).locator('[data-axis]')

/** The position of the first round in each column. */
const places = (page: Page) =>
  column(page).evaluateAll((all) => all.map((loop) => loop.firstElementChild?.getBoundingClientRect().top ?? 0))

for (const viewport of windows)
  test(`the hero moves at ${viewport.width} px, with pictures, until it is paused`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await look(page, pageTypes.home)
    const before = await places(page)
    await page.waitForTimeout(1000)
    const after = await places(page)
    expect(before.map((top, index) => Math.sign((after[index] ?? top) - top))).toEqual([-1, 1, -1])
    // Includes cards that have not appeared yet: browsers check for lazy pictures when the visitor scrolls.
    await expect
      .poll(() =>
        column(page)
          .locator('img')
          .evaluateAll((all) => all.filter((it) => !(it as HTMLImageElement).complete)),
      )
      .toEqual([])
    const pause = page.getByRole('checkbox', { name: 'Pause the moving list' }).first()
    await pause.evaluate((box: HTMLInputElement) => box.click())
    // A pause takes effect in the next frame.
    const stands = async () => {
      const before = String(await places(page))
      await page.waitForTimeout(300)
      return String(await places(page)) === before
    }
    await expect.poll(stands).toBe(true)
  })

test('a section menu marks the section that the browser has scrolled to', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: /this page$/i }).locator('[aria-current]')
  for (const [address, section] of [
    ['/about#our-ethos', 'Our Ethos'],
    ['/sovran-design#renders', 'Renders'],
  ] as const) {
    await look(page, address)
    await expect(marked).toHaveText(section)
    await page.reload()
    await expect(marked).toHaveText(section)
  }
})

test('a form shows its subject', async ({ page }) => {
  await look(page, '/contact?about=loft-conversions')
  await expect(page.getByLabel('Service')).toHaveValue('builders')
})

test('cards of both rounds are links, and the keyboard reaches each once', async ({ page, browserName }) => {
  await look(page, pageTypes.home)
  const links = column(page).locator('a')
  await expect(links).toHaveCount(24)
  expect(await links.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(12)
  test.skip(browserName === 'webkit', 'Safari focuses no links by default.')
  await page.getByRole('checkbox', { name: 'Pause the moving list' }).first().focus()
  for (let at = 0; at < 4; at++) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.5 })
  }
})

test.describe('with reduced motion', () => {
  test.use(reducedMotion)

  test('moving parts are a static list', async ({ page }) => {
    for (const address of [pageTypes.interiors, pageTypes.home]) {
      await look(page, address)
      expect((await seen(page)).loops, address).toBe(0)
    }
    expect(await column(page).evaluateAll((all) => all.map((loop) => getComputedStyle(loop).overflowY))).toEqual(
      Array(3).fill('auto'),
    )
    await expect(page.getByRole('checkbox', { name: 'Pause the moving list' })).toHaveCount(0)
    await expect(column(page).getByRole('link')).toHaveCount(12)
  })
})

test('a picture whose best format fails shows the next format', async ({ page }) => {
  await page.route('**/*.avif', (route) => route.abort())
  await page.goto(pageTypes.builders)
  const first = page.locator('main img[fetchpriority=high]').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('[data-load-failed]')).toHaveCount(0)
})

test('browsers and search engines find an icon in every kind of document', async ({ page, request }) => {
  for (const address of [...Object.values(pageTypes), '/no-such-page']) {
    const html = await (await request.get(address)).text()
    const icons = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(([, href]) => href)
    expect(icons, address).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  }
  for (const [name, type, size] of [
    ['favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/, 48],
    ['favicon.svg', /^image\/svg\+xml/, 48],
    ['apple-touch-icon.png', /^image\/png$/, 180],
  ] as const) {
    const headers = (await request.get(`/${name}`)).headers()
    expect(headers['content-type'], name).toMatch(type)
    expect(headers['cache-control'], name).toBe('public, max-age=86400')
    await page.goto('/privacy')
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return image.naturalWidth
    }, `/${name}`)
    expect(width, name).toBeGreaterThanOrEqual(size)
  }
})

test('former service workers unregister', async ({ request }) => {
  for (const name of ['sw', 'service-worker', 'serviceWorker', 'firebase-messaging-sw', 'ngsw-worker', 'sw.min']) {
    const worker = await request.get(`/${name}.js`)
    expect([worker.status(), worker.headers()['content-type']?.split(';')[0]], name).toEqual([200, 'text/javascript'])
    expect(await worker.text()).toContain('registration.unregister()')
  }
  expect((await request.get('/answers.js')).status()).toBe(404)
})
