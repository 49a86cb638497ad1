import { type CDPSession, expect, type Page, test } from 'playwright/test'
import { fill, forms } from '../support/enquiryForms.ts'
import { hydrated } from '../support/hydrated.ts'
import { expectLastWins, forgetPresses, watchPresses } from '../support/pressWatch.ts'
import { storedEnquiries } from '../support/storedEnquiries.ts'
import { someone } from '../support/visitor.ts'

// Two presses with a gap between them, so that the second one comes at each moment of the first one's navigation: while
// the code comes, while the page is rendered and shown, while its picture grows and while it scrolls. It is real input
// that nobody waits for: visitors do not wait for the answer either.

type Press = (session: CDPSession, x: number, y: number) => Promise<void>

/** How long a finger or a mouse button is down, in ms. */
const held = 60

const wait = (ms: number) => new Promise((then) => setTimeout(then, ms))

const byMouse: Press = async (session, x, y) => {
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', button: 'none' | 'left') =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 })
  send('mouseMoved', 'none')
  send('mousePressed', 'left')
  await wait(held)
  send('mouseReleased', 'left')
}

const byFinger: Press = async (session, x, y) => {
  session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(held)
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Gaps in ms, from the first one to below the last one. */
const gaps = (first: number, last: number, step: number) =>
  Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => first + index * step)

async function open(page: Page, address: string, slowness = 1) {
  await page.goto(address)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await watchPresses(page)
  const session = await page.context().newCDPSession(page)
  if (slowness > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return session
}

/** A control: the selector of what it is in, and a link's address or a button's words. */
type Spot = readonly [where: string, what: string]

/** The middle of the first control of each kind that has a box. */
const middlesOf = (page: Page, spots: readonly Spot[]) =>
  page.evaluate(
    (wanted) =>
      wanted.map(([where, what]) => {
        const controls = document.querySelectorAll(`:is(${where}) :is(a[href="${what}"], button)`)
        const control = [...controls].find(
          (each) => each.getClientRects().length > 0 && (each.matches('a') || each.textContent === what),
        )
        if (!control) throw new Error(`${what} is not in ${where}`)
        const { x, y, width, height } = control.getBoundingClientRect()
        return [x + width / 2, y + height / 2] as const
      }),
    spots,
  )

/** Presses both controls, and returns what was hit, once the last of the links is shown. */
async function pressBoth(page: Page, session: CDPSession, press: Press, spots: readonly [Spot, Spot], gap: number) {
  const [first = [0, 0], second = [0, 0]] = await middlesOf(page, spots)
  await forgetPresses(page)
  await press(session, ...first)
  await wait(Math.max(0, gap - held))
  await press(session, ...second)
  return expectLastWins(page, 2, `${spots[0][1]}, then ${spots[1][1]} after ${gap} ms`)
}

/** Goes to a page by the header. */
async function goOn(page: Page, address: string) {
  await forgetPresses(page)
  await page.locator(`header nav a[href="${address}"]`).click()
  await expectLastWins(page, 1, `on to ${address}`)
}

/** Brings what a test presses into the window. */
const show = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

const bar = 'header nav > ul > li'
const pairs = [
  ['/contact', '/careers'],
  ['/', '/contact'],
  ['/careers', '/'],
] as const
const pairAt = (index: number) => pairs[index % pairs.length] ?? pairs[0]

for (const [name, slowness, moments] of [
  ['unslowed', 1, gaps(0, 480, 60)],
  ['on a slow processor', 4, gaps(90, 960, 270)],
] as const)
  test(`of two links of the header the last one wins, ${name}`, async ({ page }) => {
    const session = await open(page, '/about', slowness)
    for (const [index, gap] of moments.entries()) {
      const [first, second] = pairAt(index)
      const spots = [[bar, first] as const, [bar, second] as const] as const
      expect(await pressBoth(page, session, byMouse, spots, gap), `after ${gap} ms`).toEqual([first, second])
    }
  })

test('a card and a link of the header, either way round', async ({ page }) => {
  const session = await open(page, '/')
  const card = '/sovran-builders'
  const [ofPage, ofHeader] = [['main', card] as const, [bar, '/careers'] as const]
  for (const [index, gap] of gaps(0, 300, 75).entries()) {
    await show(page, `main a[href="${card}"]`)
    await pressBoth(page, session, byMouse, index % 2 ? [ofPage, ofHeader] : [ofHeader, ofPage], gap)
    await goOn(page, '/')
  }
})

test('two links of the footer', async ({ page }) => {
  const session = await open(page, '/careers')
  const spots = [['footer nav', '/about'] as const, ['footer nav', '/contact'] as const] as const
  for (const gap of gaps(40, 320, 160)) {
    await show(page, 'footer nav')
    await pressBoth(page, session, byMouse, spots, gap)
    await goOn(page, '/careers')
  }
})

test('a form’s button and a link of the header, either way round: the form is sent once for a press', async ({
  page,
}) => {
  const [contact] = forms
  if (!contact) throw new Error('There is no form.')
  const { name, address, words, button } = contact
  const spots = [['main form', button] as const, [bar, '/careers'] as const] as const
  for (const [index, gap] of gaps(0, 360, 60).entries()) {
    const session = await open(page, address)
    const email = someone(`pressed-${gap}`)
    await fill(page.getByRole('form', { name }), { ...words, email })
    await show(page, 'main form button[type=submit]')
    await page.getByRole('button', { name: button }).evaluate((it) => {
      it.addEventListener('click', () => it.ownerDocument.documentElement.setAttribute('data-clicked', ''))
    })
    const [form, link] = spots
    const isFirst = index % 2 === 1
    const hits = await pressBoth(page, session, byMouse, isFirst ? [form, link] : [link, form], gap + held)
    // A button that has gone with its page before the mouse is let go was not pressed.
    const isClicked = await page.evaluate(() => 'clicked' in document.documentElement.dataset)
    if (isFirst) expect(isClicked).toBe(true)
    await expect
      .poll(async () => (await storedEnquiries(email)).length, { message: `${hits}, ${gap} ms` })
      .toBe(isClicked ? 1 : 0)
  }
})

test('Enter on links, and Space on a button', async ({ page }) => {
  const session = await open(page, '/about')
  const press = async (control: string, code: 'Enter' | 'Space') => {
    const key = code === 'Enter' ? { code, key: code, text: '\r' } : { code, key: ' ', text: ' ' }
    await page.locator(`${bar} > ${control}`).first().focus()
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }
  for (const [index, gap] of gaps(0, 450, 90).entries()) {
    const [first, second] = pairAt(index)
    await forgetPresses(page)
    await press(`a[href="${first}"]`, 'Enter')
    await wait(gap)
    await press(`a[href="${second}"]`, 'Enter')
    await wait(gap)
    await press('button', 'Space')
    const what = `${first}, ${second} and Space, ${gap} ms between them`
    const hits = await expectLastWins(page, 3, what)
    // A page that has just come takes the focus to its heading.
    if (hits.at(-1) !== 'H1')
      await expect(page.locator(`${bar} > button`).first(), what).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [name, slowness, moments] of [
    ['a phone', 1, gaps(30, 480, 150)],
    ['a slow phone', 4, gaps(0, 900, 300)],
  ] as const)
    test(`the menu of ${name} opens at any moment, and its links lead on`, async ({ page }) => {
      const session = await open(page, '/about', slowness)
      const menu = page.getByRole('dialog')
      const opener = page.getByRole('button', { name: 'Menu' })
      for (const [index, gap] of moments.entries()) {
        if (!(await menu.isVisible())) await opener.tap()
        await expect(menu).toBeVisible()
        await menu.evaluate((it) => Promise.allSettled(it.getAnimations().map(({ finished }) => finished)))
        const link = ['dialog nav', index % 2 ? '/contact' : '/careers'] as const
        const [, hit] = await pressBoth(page, session, byFinger, [link, ['header', 'Menu']], gap)
        // A slow menu may be there still, with its own button in that place.
        await expect(menu, `${hit} after ${gap} ms`).toBeVisible({ visible: hit === 'Menu' })
      }
    })

  test('a card and a link of the header', async ({ page }) => {
    const session = await open(page, '/sovran-builders')
    const card = '/sovran-builders/residential/extensions'
    for (const gap of gaps(0, 320, 160)) {
      await show(page, `main a[href="${card}"]`)
      await pressBoth(
        page,
        session,
        byFinger,
        [
          ['main', card],
          ['header', '/'],
        ],
        gap,
      )
      await forgetPresses(page)
      await page.evaluate(() => history.go(-2))
      await expect(page).toHaveURL('/sovran-builders')
      await expectLastWins(page, 0, 'back')
    }
  })
})
