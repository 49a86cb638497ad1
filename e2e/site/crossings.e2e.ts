import { expect, type Page, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'

/** The first frame of the page that a press leads to. */
interface FirstFrame {
  focused: string | undefined
  scrolled: number
  /** The parts of its first picture that move, and the file that shows until its own has come. */
  moving: string[]
  standIn: string
}

/** Watches for the first frame in which the heading is another one. Call before the press. */
const watchFirstFrame = (page: Page) =>
  page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent
    const seen = new Promise<FirstFrame>((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look)
        const picture = document.querySelector<HTMLElement>('main img[fetchpriority="high"]')
        const [move] = picture?.parentElement?.getAnimations() ?? []
        resolve({
          focused: document.activeElement?.tagName,
          scrolled: scrollY,
          moving: Object.keys((move?.effect as KeyframeEffect | undefined)?.getKeyframes()[0] ?? {}),
          standIn: picture?.style.backgroundImage ?? '',
        })
      }
      requestAnimationFrame(look)
    })
    Object.assign(window, { seen })
  })

const firstFrame = (page: Page) => page.evaluate(() => (window as unknown as { seen: Promise<FirstFrame> }).seen)

const card = (page: Page) => page.locator('main a[href="/works/garden-room-isleworth"]:has(img)').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Rests on the card until all that its page needs has come, of whichever area. */
async function restOnCard(page: Page) {
  await card(page).scrollIntoViewIfNeeded()
  const fetched = page.waitForEvent('requestfinished', (request) => /\/WorkPage-[^/]+\.js$/.test(request.url()))
  await card(page).hover()
  await fetched
  await page.waitForLoadState('networkidle')
}

test('a card rested on opens offline, and grows', async ({ page, context }) => {
  await visit(page, '/sovran-design')
  const before = await heading(page).textContent()
  await restOnCard(page)
  const file = await card(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  await context.setOffline(true)
  await watchFirstFrame(page)
  await card(page).click()
  await expect(page).toHaveURL('/works/garden-room-isleworth')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(/, page loaded$/)).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await context.setOffline(false)
  const { focused, scrolled, moving, standIn } = await firstFrame(page)
  expect(moving).toEqual(expect.arrayContaining(['transform', 'clipPath']))
  expect(standIn).toBe(`url("${file}")`)
  expect(scrolled).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 4)
  expect(focused).toBe('H1')

  // The way back is shown by the first frame after it, and nothing grows.
  await watchFirstFrame(page)
  const next = await page.evaluate(
    () =>
      new Promise<string | null | undefined>((seen) => {
        addEventListener('popstate', () => requestAnimationFrame(() => seen(document.querySelector('h1')?.textContent)))
        history.back()
      }),
  )
  expect(next).toBe(before)
  expect((await firstFrame(page)).moving).toEqual([])
})

test('with reduced motion a page is at its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/sovran-design')
  await restOnCard(page)
  await watchFirstFrame(page)
  await card(page).click()
  await expect(page).toHaveURL('/works/garden-room-isleworth')
  await expect(heading(page)).toBeFocused()
  expect(await firstFrame(page)).toMatchObject({ scrolled: 0, moving: [], standIn: '' })
})
