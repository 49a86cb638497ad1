import { type CDPSession, expect, type Page, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'

// Two clicks or taps with a gap between them: the second one arrives at each stage of the first one's navigation, while
// code loads, while the page renders, and while it scrolls. The tests send real input without waiting for it, as
// visitors do.

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium accepts input without waiting for it.')
test.use({ hasTouch: true })

type Point = readonly [x: number, y: number]
type Press = (session: CDPSession, at: Point) => Promise<unknown>

/** How long a finger or a mouse button stays down, in ms. */
const held = 60
const wait = (ms: number) => new Promise((then) => setTimeout(then, ms))

const byMouse: Press = async (session, [x, y]) => {
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', button: 'none' | 'left') =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 })
  send('mouseMoved', 'none')
  send('mousePressed', 'left')
  await wait(held)
  send('mouseReleased', 'left')
}

const byFinger: Press = async (session, [x, y]) => {
  session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(held)
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Watched = Window & { visits: string[] }

/** Opens a page, and records every URL that is added to its history while the document stays the same. */
async function open(page: Page, address: string, slowness: number) {
  await visit(page, address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const visits: string[] = []
    Object.assign(window, { visits })
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
const shows = (page: Page, address: string) =>
  page.waitForFunction(
    (expected) =>
      new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '/').pathname === expected,
    address,
  )

const ofHeader = (address: string) => `header nav > ul > li > a[href="${address}"]`
const ofPage = (address: string) => `main a[href="${address}"]`

/** Scrolls the first link with this target into view, and returns its middle. */
const middleOf = (page: Page, link: string) =>
  page
    .locator(`${link}:visible`)
    .first()
    .evaluate((element) => {
      if (element.closest('main')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })

/** The gaps for each kind of input, in ms. The mouse has four, the finger those in between. */
const gapsFrom = (first: number) => Array.from({ length: 4 }, (_, index) => first + index * 240)

for (const [name, press, gaps] of [
  ['mouse', byMouse, gapsFrom(0)],
  ['finger', byFinger, gapsFrom(120)],
] as const)
  test(`the last of two clicked links wins, by ${name}`, async ({ page }) => {
    // On a slow processor a navigation takes longer than the longest gap.
    const session = await open(page, '/', name === 'finger' ? 4 : 1)
    for (const [index, gap] of gaps.entries()) {
      // The first round starts on the page that was opened.
      if (index) {
        await page.locator('header a[href="/"]').first().click()
        await shows(page, '/')
        // A page that is still scrolling to its top would move the links away.
        await page.waitForFunction(() => !document.documentElement.matches('[data-landing]'))
      }
      // A card or another link of the header.
      const [first, last] = [index % 2 ? '/contact' : '/sovran-builders', '/careers']
      const links = [index % 2 ? ofHeader(first) : ofPage(first), ofHeader(last)] as const
      const points = [await middleOf(page, links[0]), await middleOf(page, links[1])] as const
      await visitsOf(page)
      await press(session, points[0])
      await wait(Math.max(0, gap - held))
      await press(session, points[1])
      await shows(page, last)
      expect(await visitsOf(page), `${first}, then ${last} after ${gap} ms`).toEqual([first, last])
    }
  })
