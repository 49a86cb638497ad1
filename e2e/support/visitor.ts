import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from 'playwright/test'

/** A visitor who prefers reduced motion, for tests that are not about motion. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/** A new email address, so that a test can find its own enquiries. */
export const newEmail = (name: string) => `${name}.${randomUUID()}@visitor.example`

/** Follows the page's first link to a path, even in a closed menu or far down the page. */
export const follow = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

/** The row of the phone menu with this name: a summary, which has no role of its own. */
export const menuRow = (page: Page, name: string) =>
  page.getByRole('dialog').locator('summary', { hasText: new RegExp(`^${name}$`) })

/**
 * Presses Tab until an element has the focus, or Shift+Tab if the element is behind: after the last element of a modal
 * dialog, Firefox moves the focus to its own toolbars. Throws after `most` presses.
 */
export async function tabTo(page: Page, what: Locator, most = 40) {
  for (let presses = 0; presses <= most; presses++) {
    const key = await what.evaluate((element) => {
      const focused = document.activeElement ?? document.body
      if (focused === element) return
      return element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
    })
    if (!key) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${what} within ${most} presses.`)
}

/** Drags a finger from point to point across the screen. Chromium only: Playwright itself has taps but no drags. */
export async function dragFinger(page: Page, ...points: readonly [x: number, y: number][]) {
  const screen = await page.context().newCDPSession(page)
  for (const [index, [x, y]] of points.entries())
    await screen.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Delays requests that match the pattern until the returned function is called. Call this before the page is opened,
 * and open the page with `waitUntil: 'domcontentloaded'`: code that a moved pointer fetches early delays the load
 * event.
 */
export async function delayRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/**
 * Advances the page's clock until the condition holds, five times as fast as real time. The page needs
 * `page.clock.install()`.
 */
export async function advanceClockUntil(page: Page, claim: () => Promise<boolean>) {
  await expect(async () => {
    await page.clock.fastForward(250).catch(() => {})
    expect(await claim().catch(() => false)).toBe(true)
  }).toPass({ intervals: [200, 50], timeout: 60_000 })
}

/** Whether the browser plays the site's films, which are H.264: some builds of an engine do not. */
export const playsFilms = (page: Page) =>
  page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001F"') !== '')

/** Whether the page is wider than its window, and so scrolls sideways. */
export const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/**
 * Counts the bands that a document defers when it is parsed; soon after, they are laid out one by one. Call this before
 * the page is opened; the returned function returns the number.
 */
export async function countLeftForLater(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const left = [...document.querySelectorAll('main section, footer')].filter(
        (band) => getComputedStyle(band).contentVisibility === 'auto',
      )
      Object.assign(window, { leftForLater: left.length })
    }),
  )
  return () => page.evaluate(() => (window as unknown as { leftForLater: number }).leftForLater)
}

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls the page to a position without animation. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

/** Scrolls without animation until an element's top is `below` px below the window's top. */
export const bringUp = (what: Locator, below: number) =>
  what.evaluate((element, px) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - px, behavior: 'instant' })
  }, below)

/** The height in px that the header and the section menu below it cover at the window's top. */
export const coveredAtTop = (page: Page) =>
  page.evaluate(() => {
    const bars = [document.querySelector('header'), document.querySelector('nav[aria-label="Sections of this page"]')]
    return Math.max(...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0))
  })

/**
 * The position of an element's top in the window, in px, once it has not moved for 300 ms and 15 frames. Runs in the
 * page.
 */
const topAtRest = (element: Element) =>
  new Promise<number>((resolve) => {
    let lastTop = Number.NaN
    let since = 0
    let frames = 0
    const measure = (now: number) => {
      const { y } = element.getBoundingClientRect()
      if (Math.round(y) !== Math.round(lastTop)) {
        since = now
        frames = 0
      }
      lastTop = y
      // On a busy machine, 300 ms may pass between two frames of a smooth scroll.
      if (now - since < 300 || frames++ < 15) requestAnimationFrame(measure)
      else resolve(lastTop)
    }
    requestAnimationFrame(measure)
  })

/**
 * Scrolls the page to a position without animation. Returns the position where it comes to rest, because a scroll in
 * progress may carry it on.
 */
export async function restAt(page: Page, top: number) {
  await jumpTo(page, top)
  return Math.round(-(await page.locator('html').evaluate(topAtRest)))
}

/** Waits until the section's heading rests inside the window, below the bars at the window's top. */
export async function expectLanded(page: Page, id: string) {
  const heading = page.locator(`section#${id} h2`).first()
  await expect(async () => {
    const top = await heading.evaluate(topAtRest, undefined, { timeout: 5000 })
    // A fraction of a pixel may be covered, which nobody sees.
    expect(top).toBeGreaterThan((await coveredAtTop(page)) - 1)
    await expect(heading).toBeInViewport({ ratio: 1, timeout: 1000 })
  }).toPass()
}

/** The band in the page's main part with this second-level heading; a leading `{Count}` is ignored. */
export const sectionUnder = (page: Page, heading: string | RegExp) => {
  const name = typeof heading === 'string' ? heading.replace('{Count}', '') : heading
  return page.locator('main section', { has: page.getByRole('heading', { level: 2, name }) }).last()
}

export const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** Expects a link for each title, with the right target. */
export async function expectLinks(part: Locator, links: readonly { title: string; link: string | RegExp }[]) {
  for (const { title, link } of links) {
    const found = await part.getByRole('link', { name: title }).all()
    expect(found.length, title).toBeGreaterThan(0)
    for (const each of found) await expect(each, title).toHaveAttribute('href', link)
  }
}

/**
 * Shows the document of a path without pictures and frames, which halves the time to read a page. Needs a page without
 * scripts.
 */
export async function read(page: Page, address: string) {
  const response = await page.request.get(address)
  await page.setContent(await response.text(), { waitUntil: 'commit' })
  return response
}

/**
 * Finishes all transitions and animations except those that are endless, paused or driven by scrolling. It does not
 * wait for them, because an element that is no longer laid out, such as in a menu that has just closed, never finishes.
 */
export const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { playState, timeline, effect } = animation
      const ends = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
      if (playState === 'running' && ends) animation.finish()
    }
  })
