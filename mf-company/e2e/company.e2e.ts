import { visit } from 'e2e/hydrated'
import { bringUp, jumpTo, scrolled } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test.describe('home', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/')
  })

  test('twelve cards in three heights pass by in 15, 20 and 25 seconds, and rest when they are told to', async ({
    page,
  }) => {
    const columns = page.getByRole('group', { name: 'Twelve of the things we draw, build and fit' })
    const cards = columns.getByRole('listitem')
    await expect(cards).toHaveCount(12)
    await expect(columns.getByRole('list')).toHaveCount(3)
    const heights = await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(new Set(heights)).toEqual(new Set([180, 240, 320]))
    const timings = () =>
      columns.evaluate((group) =>
        group
          .getAnimations({ subtree: true })
          .map(({ effect }) => [effect?.getTiming().duration, effect?.getTiming().direction]),
      )
    await expect.poll(timings).toEqual([
      [15_000, 'normal'],
      [20_000, 'reverse'],
      [25_000, 'normal'],
    ])
    const states = () =>
      columns.evaluate((group) => [
        ...new Set(group.getAnimations({ subtree: true }).map(({ playState }) => playState)),
      ])
    await expect.poll(states).toEqual(['running'])
    // What moves cannot be hovered by name: Playwright waits for it to stand still.
    const box = await columns.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 300)
    await expect.poll(states).toEqual(['paused'])
    await columns.getByRole('button', { name: 'Pause the moving list' }).click()
    await page.mouse.move(0, 0)
    await expect.poll(states).toEqual(['paused'])
    await columns.getByRole('button', { name: 'Let the list move' }).click()
    await page.mouse.move(0, 0)
    await expect.poll(states).toEqual(['running'])
  })

  test('the statement stands still for 1000 px, while it is said word by word', async ({ page }) => {
    const sentence = page.getByText(/^We draw it, price it, build it and fit it out\./).first()
    const band = page.locator('section', { has: sentence }).last()
    const top = await band.evaluate((section) => section.getBoundingClientRect().top + scrollY)
    const offset = () =>
      band
        .locator('> *')
        .first()
        .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().top))
    const words = band.locator('[data-word]')
    const said = () =>
      words.evaluateAll((all) => all.filter((word) => Number(getComputedStyle(word).opacity) > 0.99).length)
    await jumpTo(page, top + 10)
    await expect(words).toHaveCount(33)
    await jumpTo(page, top + 500)
    await expect.poll(said).toBeGreaterThan(8)
    expect(await said()).toBeLessThan(28)
    expect(await offset()).toBe(0)
    await jumpTo(page, top + 1000)
    await expect.poll(said).toBe(33)
    expect(await offset()).toBe(0)
    await jumpTo(page, top + 1100)
    await expect.poll(offset).toBe(-100)
  })

  for (const [width, height] of [
    [320, 480],
    [844, 390],
    [2560, 1440],
  ] as const)
    test(`nothing of the statement is cut off while it stands still, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const band = page.locator('section', { has: page.getByText(/^We draw it, price it/) }).last()
      await bringUp(band, -1)
      const words = band.locator('[data-word]')
      await expect(words).toHaveCount(33)
      await bringUp(band, -300)
      const banner = page.getByRole('banner')
      // The header takes a moment to become smaller.
      const roomAbove = async () => {
        const [header, word] = await Promise.all([banner.boundingBox(), words.first().boundingBox()])
        return (word?.y ?? 0) - (header?.height ?? 0)
      }
      await expect.poll(roomAbove).toBeGreaterThanOrEqual(-1)
      await expect(words.last()).toBeInViewport({ ratio: 1 })
      const { y = 0 } = (await words.first().boundingBox()) ?? {}
      await bringUp(band, -800)
      await expect.poll(async () => Math.abs(((await words.first().boundingBox())?.y ?? 0) - y)).toBeLessThan(1)
    })

  test('the ticker of a service card rests under the pointer', async ({ page }) => {
    const card = page.locator('#services').getByRole('article').first()
    await card.scrollIntoViewIfNeeded()
    const state = () => card.evaluate((each) => each.getAnimations({ subtree: true }).map(({ playState }) => playState))
    await expect.poll(state).toContain('running')
    // The list itself moves on below the card's edges: its height is what can be relied on.
    const [frame, list] = [await card.boundingBox(), await card.getByRole('list').first().boundingBox()]
    await page.mouse.move((frame?.x ?? 0) + 40, (list?.y ?? 0) + (list?.height ?? 0) / 2)
    await expect.poll(state).not.toContain('running')
  })

  test('three testimonials are chosen by dots', async ({ page }) => {
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

  test('a doodle stands in the margin, and is fetched when it is seen', async ({ page }) => {
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/doodle-/.test(name)).length)
    await page.waitForLoadState('networkidle')
    expect(await fetched()).toBe(0)
    const story = page.locator('section', { has: page.getByRole('heading', { name: 'Every Space Has a Story' }) })
    const doodle = story.locator('span[aria-hidden="true"]:has(> span)')
    await doodle.scrollIntoViewIfNeeded()
    await expect(doodle.locator('svg')).toBeVisible()
    await expect.poll(fetched).toBe(1)
  })
})

test.describe('about', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/about')
  })

  test('the menu follows the scrolling', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="location"]')
    for (const [id, title] of [
      ['our-story', 'Our Story'],
      ['process', 'Our Process'],
      ['contact', 'Contact Us'],
      ['space-story', 'Every Space Has a Story'],
    ] as const) {
      await bringUp(page.locator(`#${id}`), 190)
      await expect(current).toHaveText(title)
    }
  })

  test('a chosen section comes to stand 100 px below the top, and the last entry leads to a page', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'On this page' })
    await menu.getByRole('link', { name: 'Our Ethos' }).click()
    await expect
      .poll(() => page.locator('#our-ethos').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBe(100)
    await menu.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('a hash that cannot be decoded leads to the top, without an error', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await jumpTo(page, 1500)
    await page.evaluate(() => {
      location.hash = '#100%'
    })
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(errors).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })
    test('the bar says what is being read, opens the list, and closes with a choice', async ({ page }) => {
      const bar = page.getByRole('navigation', { name: 'On this page' }).getByRole('button')
      await bringUp(page.locator('#process'), 100)
      await expect(bar).toHaveText('On this page: Our Process')
      await jumpTo(page, 0)
      await expect(bar).toHaveText('On this page: About')
      await bar.click()
      await expect(bar).toHaveAttribute('aria-expanded', 'true')
      await page.getByRole('link', { name: 'Our Ethos' }).click()
      await expect(bar).toHaveAttribute('aria-expanded', 'false')
      await expect(bar).toHaveText('On this page: Our Ethos')
    })
  })
})
