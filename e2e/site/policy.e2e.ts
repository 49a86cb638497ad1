import { expect, type Locator, type Page, test } from 'playwright/test'
import { fill, forms } from '../support/enquiries.ts'
import { pageLogOf, visit, watch } from '../support/hydrated.ts'
import { menuRow, newEmail, playsFilms, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

interface TrustedTypes {
  createPolicy: (name: string, rules: object) => unknown
}

const pictureIn = (part: Locator) =>
  expect
    .poll(() => part.locator('img').evaluateAll((all: HTMLImageElement[]) => all.some((it) => it.naturalWidth > 0)))
    .toBe(true)

const banner = (page: Page) => page.getByRole('banner')

async function openMegaMenu(page: Page, name: RegExp) {
  const button = banner(page).getByRole('button', { name })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await pictureIn(banner(page))
}

async function playFilm(page: Page) {
  if (!(await playsFilms(page))) return
  await page.getByRole('button', { name: 'Play the film' }).click()
  const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(seconds).toBeGreaterThan(0.1)
}

/**
 * Interactions that make a page fetch, draw or send more than on load, by page. every-page.e2e.ts tests pages on load.
 */
const actions: Readonly<Record<string, { what: string; use: (page: Page) => Promise<unknown> }>> = {
  '/': {
    what: 'mega menus, a film and the phone menu',
    use: async (page) => {
      await openMegaMenu(page, /^Build\b/)
      await openMegaMenu(page, /^Interiors?\b/)
      await playFilm(page)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog')
      await menuRow(page, 'Build').click()
      await pictureIn(menu)
    },
  },
  '/contact': {
    what: 'a map and an enquiry',
    use: async (page) => {
      await page.getByRole('link', { name: /Open in Maps/ }).scrollIntoViewIfNeeded()
      await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible()
      const form = page.getByRole('form', { name: 'Contact form' })
      await fill(form, { ...forms[0].words, email: newEmail('policy') })
      await form.getByRole('button').click()
      await expect(page.getByRole('status').filter({ hasText: /thank|sent/i })).toBeVisible()
    },
  },
  '/sovran-design': {
    what: 'the panorama',
    use: async (page) => {
      await page.getByRole('button', { name: /^Look around/ }).click()
      await expect(page.getByRole('slider', { name: 'Look around the living room' }).locator('canvas')).toBeVisible()
    },
  },
}

for (const [address, { what, use }] of Object.entries(actions)) {
  test(`no CSP violation by ${what}`, async ({ page }) => {
    const lines = await watch(page)
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A map', headers: { 'access-control-allow-origin': '*' } }),
    )
    await visit(page, address)
    await use(page)
    expect((await pageLogOf(page)).violations).toEqual([])
    // Performance messages of the graphics driver do not come from the page.
    expect(lines.filter((line) => !line.includes('GL Driver Message'))).toEqual([])
  })
}

test('no string becomes code or markup, and no URL a script', async ({ page }) => {
  await visit(page, '/careers')
  test.skip(!(await page.evaluate(() => 'trustedTypes' in window)), 'This engine has no Trusted Types.')
  const results = await page.evaluate(() =>
    [
      () => Object.assign(document.createElement('script'), { src: '/r/company/assets/any.js' }),
      () => Object.assign(document.createElement('p'), { innerHTML: '<b>words</b>' }),
      () => new DOMParser().parseFromString('<svg/>', 'image/svg+xml'),
      () => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('another', {}),
    ].map((act) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }),
  )
  expect(results).toEqual(Array(4).fill('TypeError'))
})

test('a script injected into the page does not run', async ({ page }) => {
  await watch(page)
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.injected = "from elsewhere"' }),
  )
  await page.route('/careers', async (route) => {
    const response = await route.fetch()
    const injected = [
      '<script>window.injected = "inline"</script>',
      '<script src="https://elsewhere.example/injected.js"></script>',
      '<img src="/favicon.svg" alt="" onload="window.injected = \'handler\'">',
    ].join('')
    await route.fulfill({ response, body: (await response.text()).replace('</footer>', `$&${injected}`) })
  })
  await visit(page, '/careers')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect((await pageLogOf(page)).violations.toSorted()).toEqual([
    'script-src-attr: inline',
    'script-src-elem: https://elsewhere.example/injected.js',
    'script-src-elem: inline',
  ])
})
