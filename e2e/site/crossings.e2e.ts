import { expect, type Page, test } from 'playwright/test'
import { alive } from '../support/alive.ts'

/** What a page has seen of its view transitions. */
interface Views {
  started: number
  /** When the last one began: the parts that the browser took apart, where the focus was, the bands of the new page. */
  parts: string[]
  focused: string | undefined
  bands: number
}

const watchViews = (page: Page) =>
  page.addInitScript(() => {
    const views: Views = { started: 0, parts: [], focused: undefined, bands: 0 }
    Object.assign(window, { views })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const view = start(options)
      views.started++
      view.ready.then(() => {
        const effects = document.documentElement.getAnimations({ subtree: true }).map(({ effect }) => effect)
        views.parts = effects.flatMap((effect) => (effect as KeyframeEffect).pseudoElement ?? [])
        views.focused = document.activeElement?.tagName
        views.bands = document.querySelectorAll('main section').length
      })
      return view
    }
  })

const viewsOf = (page: Page) => page.evaluate(() => (window as unknown as { views: Views }).views)

const card = (page: Page) => page.locator('main a[href="/sovran-builders/residential/extensions"]').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Rests on the card until all that its page needs has come, of whichever area. */
async function restOnCard(page: Page) {
  await card(page).scrollIntoViewIfNeeded()
  const fetched = page.waitForEvent('requestfinished', (request) => /\/ResidentialPage-[^/]+\.js$/.test(request.url()))
  await card(page).hover()
  await fetched
  await page.waitForLoadState('networkidle')
}

test('a card that the pointer has rested on opens without the network, and grows into the page’s first band', async ({
  page,
  context,
}) => {
  await watchViews(page)
  await page.goto('/')
  await alive(page)
  const home = await heading(page).textContent()
  await restOnCard(page)
  await context.setOffline(true)
  await card(page).click()
  await expect(page).toHaveURL('/sovran-builders/residential/extensions')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(/, page loaded$/)).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const { started, parts, focused, bands } = await viewsOf(page)
  expect(started).toBe(1)
  // Not the page by itself, all of which the browser would paint for it.
  const groups = parts.filter((part) => part.startsWith('::view-transition-group('))
  expect(new Set(groups)).toEqual(new Set(['root', 'header', 'hero'].map((name) => `::view-transition-group(${name})`)))
  // The focus has not waited for the fade.
  expect(focused).toBe('H1')
  // The lower bands have not held up the first ones.
  expect(bands).toBeLessThan(4)
  await expect.poll(() => page.locator('main section').count()).toBeGreaterThan(bands)

  // The way back is shown by the first frame after it, and does not fade.
  const next = await page.evaluate(
    () =>
      new Promise<string | null | undefined>((seen) => {
        addEventListener('popstate', () => requestAnimationFrame(() => seen(document.querySelector('h1')?.textContent)))
        history.back()
      }),
  )
  expect(next).toBe(home)
  expect((await viewsOf(page)).started).toBe(1)
})

test('where less motion is asked for, pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchViews(page)
  await page.goto('/')
  await alive(page)
  await card(page).click()
  await expect(page).toHaveURL('/sovran-builders/residential/extensions')
  await expect(heading(page)).toBeFocused()
  expect((await viewsOf(page)).started).toBe(0)
})
