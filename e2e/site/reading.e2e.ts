import { expect, type Page, test } from 'playwright/test'
import { fill, forms } from '../support/enquiries.ts'
import { hydrated, visit } from '../support/hydrated.ts'
import { lostText, spacing } from '../support/lostText.ts'
import { pageTypes } from '../support/site.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

// Changes that browsers and systems make to improve readability must lose nothing.

test.use(reducedMotion)
test.beforeEach(({ browserName }) =>
  test.skip(browserName !== 'chromium', 'Only Chromium’s protocol can change these settings.'),
)

const protocol = (page: Page) => page.context().newCDPSession(page)

test('sentences with numbers are found by the browser', async ({ page }) => {
  for (const address of [pageTypes.work, pageTypes.residential]) {
    await page.goto(address)
    const lost = await page.locator('main .unbroken').evaluateAll((words) =>
      words
        // The text under a picture is hidden until the picture is enlarged.
        .filter((word) => word.checkVisibility())
        .map((word) => (word.parentElement as HTMLElement).innerText.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .filter((sentence) => {
          getSelection()?.removeAllRanges()
          // Every browser has it, although no standard defines it.
          const { find } = window as unknown as { find: (text: string, ...how: boolean[]) => boolean }
          return !find.call(window, sentence, false, false, true)
        }),
    )
    expect(lost, address).toEqual([])
  }
})

test('a text fragment in the URL scrolls a phone to the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pageTypes.builders)
  const answer = page.locator('#faq details').first().locator('p')
  const words = ((await answer.textContent()) ?? '').split(' ').slice(0, 6).join(' ')
  await page.goto('about:blank')
  await page.goto(`${pageTypes.builders}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`)
  await expect(answer).toBeInViewport()
  await hydrated(page)
  await expect(answer).toBeInViewport()
})

const setFont = async (page: Page, size: number) =>
  (await protocol(page)).send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })

// With larger text, as in the browser's settings, or with the letter spacing that WCAG 1.4.12 allows visitors to set.
for (const { font = 16, spaced, width, height = 650 } of [
  { font: 20, width: 1366 },
  { font: 24, width: 1280 },
  { spaced: true, font: 24, width: 320 },
  { spaced: true, width: 1366 },
  { spaced: true, font: 20, width: 390 },
  { font: 32, width: 360, height: 800 },
])
  test(`text of ${font} px${spaced ? ', set apart,' : ''} at ${width} px is complete`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await setFont(page, font)
    for (const address of Object.values(pageTypes)) {
      await page.goto(address)
      await page.waitForSelector('html[data-laid-out]', { state: 'attached' })
      if (spaced) await page.addStyleTag({ content: spacing })
      // Opens questions, folded maps and lists.
      await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const each of all) each.open = true
      })
      expect.soft(await lostText(page), address).toEqual([])
    }
  })

for (const width of [390, 320])
  test(`form messages and open dialogs are complete at 24 px, ${width} px wide`, async ({ page }) => {
    const look = async (what: string) => expect.soft(await lostText(page), what).toEqual([])
    await page.setViewportSize({ width, height: 844 })
    await setFont(page, 24)
    for (const { name, address, words, button, failure, success } of forms) {
      await visit(page, address)
      const form = page.getByRole('form', { name })
      const send = form.getByRole('button', { name: button })
      await send.click()
      await expect(form.locator('[id$="-error"]').first()).toBeVisible()
      await look(`${name}, empty`)
      await fill(form, { ...words, email: newEmail('reading') })
      await page.route('**/documents:commit**', (route) => route.fulfill({ status: 500, body: 'no' }))
      await send.click()
      await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
      await look(`${name}, failed`)
      await page.unroute('**/documents:commit**')
      await send.click()
      await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
      await look(`${name}, sent`)
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    for (const row of await page.locator('header dialog summary').all()) {
      if (await row.isVisible()) await row.click()
      await look('the menu')
    }
    for (const picture of ['main a[data-caption]', 'figure:has(> [data-sheet]) > a[data-caption]']) {
      await visit(page, pageTypes.work)
      await page.locator(picture).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(picture)
      const heights = (parts: string) =>
        page.locator(`dialog[open] ${parts}`).evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
      // A label of one line beside a visible picture.
      expect(Math.max(...(await heights('button')))).toBeLessThan(120)
      expect(Math.max(...(await heights('img')))).toBeGreaterThan(100)
    }
  })

test('text in drawings is at least 11 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [pageTypes.work, pageTypes.works, '/sovran-builders/residential/basements']) {
    await page.goto(address)
    const words = page.locator('figure [data-sheet] :is(span, text), fieldset [data-side]')
    expect(await words.count(), address).toBeGreaterThan(2)
    const least = await words.evaluateAll((all) =>
      Math.min(
        ...all.map((word) => {
          const { a = 1, b = 0 } = (word as SVGTextElement).getScreenCTM?.() ?? {}
          return Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b)
        }),
      ),
    )
    expect(least, address).toBeGreaterThanOrEqual(11)
  }
})

// A page at 400 %; large text on a phone; a phone in landscape.
for (const { font = 16, width, height, bars } of [
  { width: 320, height: 256, bars: 64 },
  { font: 24, width: 390, height: 650, bars: 216 },
  { width: 844, height: 390, bars: 150 },
])
  test(`text of ${font} px at ${width} × ${height}: a mouse reaches everything, bars cover little`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await setFont(page, font)
    for (const address of Object.values(pageTypes)) {
      await page.goto(address)
      await page.waitForSelector('html[data-laid-out]', { state: 'attached' })
      const { scroll, unreached, covered } = await page.evaluate(() => {
        scrollTo({ top: innerHeight * 3, behavior: 'instant' })
        const all = [...document.querySelectorAll('main *')]
        const wide = all.filter(
          // The target of a row's last tab extends beyond the row.
          (it) => it.scrollWidth > it.clientWidth + 10 && /auto|scroll/.test(getComputedStyle(it).overflowX),
        )
        const bars = [...document.querySelectorAll('header, nav, main ~ *')].filter(
          (it) =>
            /fixed|sticky/.test(getComputedStyle(it).position) && it.checkVisibility({ visibilityProperty: true }),
        )
        return {
          scroll: scrollY,
          // A drawing or a map may scroll sideways: it cannot be broken into lines.
          unreached: wide
            .filter(
              (it) =>
                getComputedStyle(it).scrollbarWidth === 'none' || !it.querySelector('[data-sheet], svg ~ fieldset'),
            )
            .map((it) => it.className),
          covered: bars.reduce((sum, it) => {
            const { top, bottom } = it.getBoundingClientRect()
            return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
          }, 0),
        }
      })
      expect.soft(unreached, address).toEqual([])
      if (scroll > 0) expect.soft(covered, address).toBeLessThan(bars)
    }
  })

test('an automatic dark theme changes nothing', async ({ page }) => {
  await page.goto(pageTypes.works)
  // Pictures load after the load event.
  await page.waitForLoadState('networkidle')
  const light = await page.screenshot()
  await page.emulateMedia({ colorScheme: 'dark' })
  await (await protocol(page)).send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await expect.poll(async () => (await page.screenshot()).equals(light)).toBe(true)
})

test('forced colours show the selected option', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(pageTypes.works)
  const colours = (selector: string, part?: string) =>
    page
      .locator(selector)
      .evaluateAll((all, pseudo) => [...new Set(all.map((it) => getComputedStyle(it, pseudo).backgroundColor))], part)
  const [chosen] = await colours('main fieldset button[aria-pressed="true"]')
  expect(await colours('main fieldset button[aria-pressed="false"]')).not.toContain(chosen)
  const [dot] = await colours('[data-side]', '::before')
  expect(await colours('[data-side]')).not.toContain(dot)
})
