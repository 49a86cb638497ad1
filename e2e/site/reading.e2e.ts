import { expect, type Page, test } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { kinds } from '../support/site.ts'
import { isSideways, reducedMotion } from '../support/visitor.ts'

// What a browser or a system changes so that a page can be read: nothing is lost by it.

test.use(reducedMotion)
test.beforeEach(({ browserName }) => test.skip(browserName !== 'chromium', 'Its protocol sets what a person would.'))

const protocol = (page: Page) => page.context().newCDPSession(page)

test('sentences with numbers are found by the browser', async ({ page }) => {
  for (const address of [kinds.work, kinds.residential]) {
    await page.goto(address)
    const lost = await page.locator('main .unbroken').evaluateAll((words) =>
      words
        .map((word) => (word.parentElement as HTMLElement).innerText.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .filter((sentence) => {
          getSelection()?.removeAllRanges()
          // Every browser has it, but no standard.
          const { find } = window as unknown as { find: (text: string, ...how: boolean[]) => boolean }
          return !find.call(window, sentence, false, false, true)
        }),
    )
    expect(lost, address).toEqual([])
  }
})

test('the address of a text leads a phone to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(kinds.builders)
  const answer = page.locator('#faq details').first().locator('p')
  const words = ((await answer.textContent()) ?? '').split(' ').slice(0, 6).join(' ')
  await page.goto('about:blank')
  await page.goto(`${kinds.builders}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`)
  await expect(answer).toBeInViewport()
  await hydrated(page)
  await expect(answer).toBeInViewport()
})

test('letters of twice their size are not cut', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await (await protocol(page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const address of Object.values(kinds)) {
    await page.goto(address)
    await page.waitForSelector('html[data-laid-out]', { state: 'attached' })
    expect(await isSideways(page), address).toBe(false)
    // The footer hides what does not fit into it.
    const cut = await page
      .locator('footer :is(dt, dd, a, span)')
      .evaluateAll((all) =>
        all.filter((it) => it.getBoundingClientRect().right > innerWidth).map((it) => it.textContent),
      )
    expect(cut, address).toEqual([])
  }
})

test('an automatic dark theme changes nothing', async ({ page }) => {
  await page.goto(kinds.works)
  // The pictures come after the load event.
  await page.waitForLoadState('networkidle')
  const light = await page.screenshot()
  await page.emulateMedia({ colorScheme: 'dark' })
  await (await protocol(page)).send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await expect.poll(async () => (await page.screenshot()).equals(light)).toBe(true)
})

test('forced colours show what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(kinds.works)
  const colours = (selector: string, part?: string) =>
    page
      .locator(selector)
      .evaluateAll((all, pseudo) => [...new Set(all.map((it) => getComputedStyle(it, pseudo).backgroundColor))], part)
  const [chosen] = await colours('main fieldset button[aria-pressed="true"]')
  expect(await colours('main fieldset button[aria-pressed="false"]')).not.toContain(chosen)
  const [dot] = await colours('[data-side]', '::before')
  expect(await colours('[data-side]')).not.toContain(dot)
})
