import { expect, type Locator, type Page, test } from 'playwright/test'
import { pageLogOf, visit, watch } from '../support/hydrated.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

interface TrustedTypes {
  createPolicy: (name: string, rules: object) => unknown
}

/** Waits until every visible picture in a part of the page has loaded. */
const picturesIn = (part: Locator) =>
  expect
    .poll(() =>
      part
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures
            .filter(
              (picture) =>
                picture.checkVisibility({ visibilityProperty: true }) &&
                !(picture.complete && picture.naturalWidth > 0),
            )
            .map(({ src }) => src),
        ),
    )
    .toEqual([])

const banner = (page: Page) => page.getByRole('banner')

async function openMegaMenu(page: Page, name: RegExp) {
  const button = banner(page).getByRole('button', { name })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await picturesIn(banner(page))
}

const isPlaying = (page: Page) =>
  expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1)

/**
 * The actions of a visitor that make a page fetch, draw or send more than it did when it was loaded. The pages as they are
 * loaded are tested by every-page.e2e.ts.
 */
const actions: readonly (readonly [what: string, address: string, use: (page: Page) => Promise<unknown>])[] = [
  [
    'both mega menus',
    '/',
    async (page) => {
      await openMegaMenu(page, /^Build\b/)
      await openMegaMenu(page, /^Interiors?\b/)
    },
  ],
  [
    'the menu of a phone',
    '/',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog')
      await menu.getByRole('button', { name: 'Build' }).click()
      await picturesIn(menu)
    },
  ],
  [
    'the film of the home page',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Play the film' }).click()
      await isPlaying(page)
    },
  ],
  [
    'a film page',
    '/sovran-interiors/videos/0',
    async (page) => {
      await page.getByRole('button', { name: 'Play the film' }).click()
      await isPlaying(page)
    },
  ],
  [
    'an enlarged picture',
    '/sovran-interiors/gallery',
    async (page) => {
      await page.getByRole('main').getByRole('figure').getByRole('button').first().click()
      // The lightbox comes with the first press.
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('dialog').getByText('2 of 12')).toBeVisible()
      await picturesIn(page.getByRole('dialog'))
    },
  ],
  [
    'an enquiry',
    '/contact',
    async (page) => {
      const form = page.getByRole('form', { name: 'Contact form' })
      await form.getByLabel('Name').fill('Rosalind Franklin')
      await form.getByLabel('Email').fill(newEmail('policy'))
      await form.getByLabel('Service').selectOption({ label: 'Builders' })
      await form.getByLabel('Message').fill('A darkroom below the stairs.')
      await form.getByRole('button').click()
      await expect(page.getByRole('status').filter({ hasText: /thank|sent/i })).toBeVisible()
    },
  ],
  [
    'the map',
    '/contact',
    async (page) => {
      await page.locator('iframe').scrollIntoViewIfNeeded()
      await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible()
    },
  ],
  [
    'the panorama',
    '/sovran-design',
    async (page) => {
      await page.getByRole('button', { name: /^Look around/ }).click()
      await expect(page.getByRole('slider', { name: 'Look around the living room' }).locator('canvas')).toBeVisible()
    },
  ],
  [
    'before and after',
    '/sovran-builders/residential/loft-conversions',
    async (page) => {
      const cut = page.getByRole('slider', { name: /before and after/ })
      const before = Number(await cut.inputValue())
      await cut.press('ArrowRight')
      await expect(cut).toHaveValue(String(before + 1))
    },
  ],
]

for (const [what, address, use] of actions) {
  test(`no violation of the policy by ${what}`, async ({ page }) => {
    const lines = await watch(page)
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A map', headers: { 'access-control-allow-origin': '*' } }),
    )
    await visit(page, address)
    await use(page)
    expect((await pageLogOf(page)).violations).toEqual([])
    // What the graphics driver says about its own speed is not the page's.
    expect(lines.filter((line) => !line.includes('GL Driver Message'))).toEqual([])
  })
}

test('no text becomes code or markup, and no script comes from an address that the site does not make', async ({
  page,
}) => {
  await visit(page, '/careers')
  const results = await page.evaluate(() =>
    [
      () => Object.assign(document.createElement('script'), { src: '/r/company/assets/any.js' }),
      () => Object.assign(document.createElement('p'), { innerHTML: '<b>words</b>' }),
      () => new DOMParser().parseFromString('<svg/>', 'image/svg+xml'),
      () => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('another', {}),
      () => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('sovran', {}),
    ].map((act) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }),
  )
  expect(results).toEqual(Array(5).fill('TypeError'))
})

test('a script that somebody has slipped into the page, or brings from elsewhere, does not run', async ({ page }) => {
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
