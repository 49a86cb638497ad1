import { expect, type Locator, type Page, type Route, test } from 'playwright/test'
import { interactOnce, interactUntilHydrated, visit } from '../support/hydrated.ts'
import { advanceClockUntil, playsFilms, reducedMotion } from '../support/visitor.ts'

// If anything blocks our scripts, every band still shows all of its content with native elements, and every visible
// control works.

test.use(reducedMotion)

const code = /\/r\/[^?]*\.js$/
const answerCode = (answer: (route: Route) => unknown) => (page: Page) =>
  page.route(code, (route) => void Promise.resolve(answer(route)).catch(() => {}))

async function blockScripts(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().frame() !== page.mainFrame() || !route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const policy = `${response.headers()['content-security-policy']}, script-src 'none'`
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
}

/** Makes a function throw once: at the first call from the page's code, in one part of the page. */
const throwOnce = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (this: Element, ...of) {
      if (!this.closest(selector)) return setAttribute.apply(this, of)
      Element.prototype.setAttribute = setAttribute
      throw new Error('fake')
    }
  }, part)

/** The frame's code throws at startup: it adds the document's only click listener. */
const throwInEntry = (page: Page) =>
  page.addInitScript(() => {
    const listen = document.addEventListener
    document.addEventListener = function (this: Document, ...of: Parameters<typeof listen>) {
      if (of[0] === 'click') throw new Error('fake')
      return listen.apply(this, of)
    } as typeof listen
  })

/** Damages the page's JSON, which the shell's entry parses first. */
const spoilSite = (page: Page) =>
  page.addInitScript(() => {
    const { parse } = JSON
    JSON.parse = (text, reviver) => {
      if (text.includes('"enquiries"')) throw new Error('fake')
      return parse(text, reviver)
    }
  })

interface State {
  before?: (page: Page) => Promise<unknown>
  /** The interaction after which the page notices the failure; absent if none is needed. */
  notice?: (page: Page) => Promise<unknown>
  /** Absent if the inline script runs. */
  isBlocked?: true
}

const isStatic = (page: Page) => page.locator('html:not([data-scripting=enabled])').count()
const states: Readonly<Record<string, State>> = {
  'scripts off': { isBlocked: true },
  'scripts blocked by policy': { before: blockScripts, isBlocked: true },
  'code gets status 503': { before: answerCode((route) => route.fulfill({ status: 503, body: 'no' })) },
  'code is blocked': { before: answerCode((route) => route.abort('blockedbyclient')) },
  'code hangs': {
    before: async (page) => {
      await page.clock.install()
      await answerCode(() => {})(page)
    },
    notice: (page) =>
      advanceClockUntil(page, async () => Boolean((await interactOnce(page)) || (await isStatic(page)))),
  },
  'an area fails while the shell loads': {
    before: (page) => page.route(/\/r\/(?!shell)[^?]*\.js$/, (route) => route.fulfill({ status: 404, body: 'no' })),
    notice: interactUntilHydrated,
  },
  'the entry throws': { before: spoilSite, notice: interactUntilHydrated },
  'the frame throws while it hydrates': { before: throwInEntry, notice: interactUntilHydrated },
}

/** The visible controls in a page's bands that only work with code: there must be none. */
const deadControls = (page: Page) =>
  page
    .locator('main :is(button:not([type=submit]), [type=range], [role=slider]), body > aside')
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map(({ outerHTML }) => outerHTML.slice(0, 120)))

/** Expects elements to be completely visible, without overlap. */
async function expectApart(parts: Locator, count: number) {
  await expect(parts).toHaveCount(count)
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return { isVisible, isClipped: getComputedStyle(element).clipPath !== 'none', top, bottom, area: width * height }
    }),
  )
  boxes.sort((one, other) => one.top - other.top)
  for (const [index, box] of boxes.entries()) {
    expect(box).toMatchObject({ isVisible: true, isClipped: false })
    expect(box.area).toBeGreaterThan(1000)
    for (const other of boxes.slice(index + 1)) expect(other.top).toBeGreaterThanOrEqual(box.bottom - 1)
  }
}

async function expectFilm(page: Page) {
  const film = page.locator('main video')
  await expect(film).toHaveAttribute('controls')
  await film.scrollIntoViewIfNeeded()
  if (!(await playsFilms(page))) return
  // The browser's own controls are not in the document; the first of them plays the film.
  const { height = 0 } = (await film.boundingBox()) ?? {}
  await film.click({ position: { x: 26, y: height - 48 } })
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0)
}

/** The pages with bands that use code, the width in px at which they differ most, and the content to expect. */
const bands: readonly (readonly [address: string, width: number, expectAll: (page: Page) => Promise<unknown>])[] = [
  ['/', 1280, (page) => expectApart(page.locator('#testimonials figure'), 3)],
  ['/', 390, (page) => expectFilm(page)],
  ['/', 1280, (page) => expectFilm(page)],
  ['/about', 390, (page) => expectApart(page.locator('#side-menu li'), 7)],
  ['/contact', 1280, (page) => expect(page.getByTitle(/^Map of Chiswick/)).toBeVisible()],
  ['/works', 390, (page) => expect(page.locator('[data-foot] a').first()).toBeVisible()],
  ['/sovran-design', 1280, (page) => expectApart(page.locator('#renders [data-wide] picture'), 2)],
  ['/sovran-builders', 1280, (page) => expectApart(page.locator('#commercial picture'), 4)],
  ['/sovran-interiors/videos/0', 390, (page) => expectFilm(page)],
  ['/sovran-interiors/videos/0', 1280, (page) => expectFilm(page)],
]

async function expectWhole(page: Page, state: State) {
  for (const [address, width, expectAll] of bands)
    await test.step(`${address} at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await state.notice?.(page)
      if (state.isBlocked) await expect(page.locator('html')).not.toHaveAttribute('data-scripting')
      else await expect(page.locator('html')).toHaveAttribute('data-scripting', 'frame')
      expect(await deadControls(page)).toEqual([])
      await expectAll(page)
    })
}

for (const [name, state] of Object.entries(states))
  test.describe(name, () => {
    test.use({ javaScriptEnabled: name !== 'scripts off' })
    test('every band shows all of its content', async ({ page }) => {
      await state.before?.(page)
      await expectWhole(page, state)
    })
  })

test('a hydrated page that throws shows all content of its bands', async ({ page }) => {
  await visit(page, '/')
  await throwOnce(page, '#testimonials figure')
  await page.locator('#testimonials button').nth(1).click()
  await expect(page.locator('html')).toHaveAttribute('data-scripting', 'frame')
  expect(await deadControls(page)).toEqual([])
  await expectApart(page.locator('#testimonials figure'), 3)
  await expectFilm(page)
})

for (const address of ['/', '/sovran-interiors/videos/0'])
  test(`a click plays the film of ${address}, whether or not code runs`, async ({ page }) => {
    await page.route(code, () => {})
    await page.goto(address)
    test.skip(!(await playsFilms(page)), 'This build of the engine plays no H.264.')
    await page.locator('main [data-plays]').click()
    const seconds = () => page.locator('main video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime)
    await expect.poll(seconds).toBeGreaterThan(0)
  })

test.describe('the browser finds the text of a hidden quotation', () => {
  const isShown = (page: Page) => expect(page.locator('#testimonials figure').nth(1)).toHaveCSS('opacity', '1')
  /** Only whole words: a text fragment in a URL does not match parts of words. */
  const secondQuotation = async (page: Page) =>
    (await page.locator('#testimonials blockquote').nth(1).innerText()).split(' ').slice(2, 7).join(' ')
  for (const state of ['before', 'after'])
    test(`by window.find ${state} hydration`, async ({ page }) => {
      if (state === 'before') await page.goto('/')
      else await visit(page, '/')
      const text = await secondQuotation(page)
      expect(
        await page.evaluate((sought) => (window as unknown as { find(words: string): boolean }).find(sought), text),
      ).toBe(true)
      await isShown(page)
      await expect(page.locator('#testimonials button').nth(1)).toHaveAttribute('aria-pressed', 'true')
    })

  test('by a text fragment in the URL', async ({ page }) => {
    await page.goto('/')
    const text = await secondQuotation(page)
    await page.goto('/privacy')
    await page.goto(`/#:~:text=${encodeURIComponent(text)}`)
    await isShown(page)
    await expect(page.locator('#testimonials figure').nth(1)).toBeInViewport()
  })
})
