import { expect, test } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test.describe('home', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

  test('twelve cards in three columns, in three heights, pass by in 15, 20 and 25 seconds', async ({ page }) => {
    const columns = page.getByRole('group', { name: 'Twelve of the things we draw, build and fit' })
    const cards = columns.getByRole('listitem')
    await expect(cards).toHaveCount(12)
    await expect(columns.getByRole('list')).toHaveCount(3)
    const heights = await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(new Set(heights)).toEqual(new Set([180, 240, 320]))
    await expect
      .poll(() =>
        columns.evaluate((group) =>
          group
            .getAnimations({ subtree: true })
            .map((animation) => [animation.effect?.getTiming().duration, animation.effect?.getTiming().direction]),
        ),
      )
      .toEqual([
        [15_000, 'normal'],
        [20_000, 'reverse'],
        [25_000, 'normal'],
      ])
  })

  test('the columns rest under the pointer, and for good when they are told to', async ({ page }) => {
    const columns = page.getByRole('group', { name: 'Twelve of the things we draw, build and fit' })
    const states = () =>
      columns.evaluate((group) => group.getAnimations({ subtree: true }).map(({ playState }) => playState))
    await expect.poll(states).toEqual(['running', 'running', 'running'])
    // What moves cannot be hovered by name: Playwright waits for it to stand still.
    const box = await columns.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 300)
    await expect.poll(states).toEqual(['paused', 'paused', 'paused'])
    await columns.getByRole('button', { name: 'Pause the moving list' }).click()
    await page.mouse.move(0, 0)
    await expect.poll(states).toEqual(['paused', 'paused', 'paused'])
    await columns.getByRole('button', { name: 'Let the list move' }).click()
    await page.mouse.move(0, 0)
    // The button that was pressed has the focus still, and what it was told counts for more.
    await expect(columns.getByRole('button')).toBeFocused()
    await expect.poll(states).toEqual(['running', 'running', 'running'])
  })

  test('the statement stands still for 1000 px, while it is said word by word', async ({ page }) => {
    const sentence = page.getByText(/^We draw it, price it, build it and fit it out\./).first()
    const band = page.locator('section', { has: sentence }).last()
    const top = await band.evaluate((section) => section.getBoundingClientRect().top + scrollY)
    const scroll = (by: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top + by)
    const offset = () => band.locator('> *').evaluate((sheet) => Math.round(sheet.getBoundingClientRect().top))
    const said = () =>
      band
        .locator('[data-word]')
        .evaluateAll((words) => words.filter((word) => Number(getComputedStyle(word).opacity) > 0.99).length)
    await scroll(10)
    await expect(band.locator('[data-word]')).toHaveCount(33)
    await scroll(500)
    await expect.poll(said).toBeGreaterThan(8)
    expect(await said()).toBeLessThan(28)
    expect(await offset()).toBe(0)
    await scroll(1000)
    await expect.poll(said).toBe(33)
    expect(await offset()).toBe(0)
    await scroll(1100)
    expect(await offset()).toBe(-100)
  })

  for (const [width, height] of [
    [320, 480],
    [844, 390],
    [1024, 768],
    [2560, 1440],
  ] as const)
    test(`nothing of the statement is cut off while it stands still, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await hydrated(page)
      const band = page.locator('section', { has: page.getByText(/^We draw it, price it/) }).last()
      const scroll = (by: number) =>
        band.evaluate((section, by) => {
          scrollTo({ top: section.getBoundingClientRect().top + scrollY + by, behavior: 'instant' })
        }, by)
      await scroll(1)
      const words = band.locator('[data-word]')
      await expect(words).toHaveCount(33)
      await scroll(300)
      const banner = page.getByRole('banner')
      await expect.poll(() => banner.evaluate((header) => header.clientHeight)).toBeLessThan(80)
      // The header takes a moment to become smaller.
      const roomAbove = async () => {
        const [header, word] = await Promise.all([banner.boundingBox(), words.first().boundingBox()])
        return (word?.y ?? 0) - (header?.height ?? 0)
      }
      await expect.poll(roomAbove).toBeGreaterThanOrEqual(-1)
      await expect(words.last()).toBeInViewport({ ratio: 1 })
      // The figures stand whole on the same screen, or come whole after it.
      const figures = await band
        .getByRole('term')
        .evaluateAll((all) =>
          all
            .map((term) => (term.parentElement as Element).getBoundingClientRect())
            .map(({ top, bottom }) => ({ top, bottom })),
        )
      expect(figures).toHaveLength(4)
      expect(figures.filter(({ top, bottom }) => top < height && bottom > height)).toEqual([])
      // It stands still.
      const { y = 0 } = (await words.first().boundingBox()) ?? {}
      await scroll(800)
      expect((await words.first().boundingBox())?.y).toBeCloseTo(y, 0)
    })

  test('the tickers of the service cards rest under the pointer', async ({ page }) => {
    const services = page.locator('#services')
    const card = services.getByRole('article').first()
    await card.scrollIntoViewIfNeeded()
    const state = () => card.evaluate((each) => each.getAnimations({ subtree: true }).map(({ playState }) => playState))
    await expect.poll(state).toContain('running')
    // The list itself moves on below the card's edges: its height is what can be relied on.
    const [frame, list] = [await card.boundingBox(), await card.getByRole('list').first().boundingBox()]
    await page.mouse.move((frame?.x ?? 0) + 40, (list?.y ?? 0) + (list?.height ?? 0) / 2)
    await expect.poll(state).not.toContain('running')
  })

  test('three testimonials are chosen by dots, and stay chosen', async ({ page }) => {
    await hydrated(page)
    const dots = page.getByRole('group', { name: 'Choose a testimonial' }).getByRole('button')
    await expect(dots).toHaveCount(3)
    const quotes = page.locator('section', { has: dots }).getByRole('figure')
    const words = ['Every payment was tied', 'The designer was on the scaffold', 'Four units, one programme']
    for (const [index, text] of words.entries()) {
      await dots.nth(index).click()
      await expect(dots.nth(index)).toHaveAttribute('aria-pressed', 'true')
      await expect(quotes.filter({ hasText: text })).toBeVisible()
      // The one before fades out meanwhile.
      await expect(quotes).toHaveCount(1)
    }
  })

  test('the film’s dialog opens and closes without a warning in the console', async ({ page }) => {
    await hydrated(page)
    const lines: string[] = []
    page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()))
    const dialog = page.getByRole('dialog')
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 450),
    ]) {
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
    }
    expect(lines).toEqual([])
  })

  test('an address with #case-studies leads there', async ({ page }) => {
    await page.goto('/#case-studies')
    await expect(page.locator('#case-studies').getByRole('heading', { level: 2 })).toBeInViewport()
  })

  test('a doodle stands in the margin, and is fetched when it is seen', async ({ page }) => {
    const fetched = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\/svg\/SVG\//.test(name)).length,
      )
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await fetched()).toBe(0)
    const story = page.locator('section', { has: page.getByRole('heading', { name: 'Every Space Has a Story' }) })
    const doodle = story.locator('span[aria-hidden="true"]:has(> span)')
    await doodle.scrollIntoViewIfNeeded()
    await expect(doodle.locator('svg')).toBeVisible()
    await expect.poll(fetched).toBe(1)
  })
})
