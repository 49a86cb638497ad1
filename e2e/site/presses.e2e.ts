import { type CDPSession, expect, type Page, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'

// Two presses with a gap between them, so that the second one comes at each moment of the first one's navigation: while
// the code comes, while the page is rendered and shown, while its picture grows and while it scrolls. It is real input
// that nobody waits for: visitors do not wait for the answer either.

test.use({ hasTouch: true })

type Point = readonly [x: number, y: number]
type Press = (session: CDPSession, link: string, at: Point, page: Page) => Promise<unknown>

/** How long a finger or a mouse button is down, in ms. */
const held = 60
const wait = (ms: number) => new Promise((then) => setTimeout(then, ms))

const byMouse: Press = async (session, _link, [x, y]) => {
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', button: 'none' | 'left') =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 })
  send('mouseMoved', 'none')
  send('mousePressed', 'left')
  await wait(held)
  send('mouseReleased', 'left')
}

const byFinger: Press = async (session, _link, [x, y]) => {
  session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(held)
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const byKey: Press = async (session, link, _at, page) => {
  const presses = () => page.evaluate(() => (window as unknown as Watched).presses)
  const before = await presses()
  const key = { code: 'Enter', key: 'Enter', text: '\r' }
  // A page that has just been shown takes the focus. A key that meets its heading presses no link, and is struck again.
  while ((await presses()) === before) {
    await page.locator(link).first().focus()
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }
}

type Watched = Window & { visits: string[]; presses: number }

/** Opens a page, and notes every address that is added to its history as long as no other document is loaded. */
async function open(page: Page, address: string, slowness: number) {
  await visit(page, address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const visits: string[] = []
    Object.assign(window, { visits, presses: 0 })
    addEventListener('click', () => (window as unknown as Watched).presses++, true)
    const push = history.pushState
    history.pushState = (...entry) => {
      visits.push(String(entry[2]))
      push.apply(history, entry)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return session
}

const visitsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).visits.splice(0))
const shownBy = (page: Page) =>
  page.evaluate(() => new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '/').pathname)

const ofHeader = (address: string) => `header nav > ul > li > a[href="${address}"]`
const ofPage = (address: string) => `main a[href="${address}"]`

/** The middle of the first such link, brought into the window. */
const middleOf = (page: Page, link: string) =>
  page
    .locator(`${link}:visible`)
    .first()
    .evaluate((element) => {
      if (element.closest('main')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })

const gaps = Array.from({ length: 12 }, (_, index) => index * 80)

for (const [name, press] of Object.entries({ mouse: byMouse, finger: byFinger, keys: byKey }))
  test(`of two links the last one wins, 0 to 900 ms apart, by ${name}`, async ({ page }) => {
    test.setTimeout(120_000)
    // On a slow processor a navigation lasts longer than the longest gap.
    const session = await open(page, '/', name === 'finger' ? 4 : 1)
    for (const [index, gap] of gaps.entries()) {
      // The first round begins on the page that was opened.
      if (index) {
        await page.locator('header a[href="/"]').first().click()
        await expect.poll(() => shownBy(page)).toBe('/')
        // A page that still scrolls to its top would carry the links away.
        await expect(page.locator('html:not([data-landing])')).toBeAttached()
        // The picture of the page's first band stands still by now.
        await page.waitForTimeout(400)
      }
      // A card whose picture grows into the next page, or another link of the header.
      const [first, last] = [index % 2 ? '/contact' : '/sovran-builders', '/careers']
      const links = [index % 2 ? ofHeader(first) : ofPage(first), ofHeader(last)] as const
      const points = [await middleOf(page, links[0]), await middleOf(page, links[1])] as const
      await visitsOf(page)
      await press(session, links[0], points[0], page)
      await wait(Math.max(0, gap - held))
      await press(session, links[1], points[1], page)
      const what = `${first}, then ${last} after ${gap} ms`
      await expect.poll(() => shownBy(page), what).toBe(last)
      expect(await visitsOf(page), what).toEqual([first, last])
    }
  })
