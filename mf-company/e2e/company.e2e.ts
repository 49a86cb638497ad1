import { visit } from 'e2e/hydrated'
import { bringUp, jumpTo, tabTo } from 'e2e/visitor'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { menu } from '../src/pages/about/about.content.ts'
import { map } from '../src/pages/contact/contact.content.ts'
import * as home from '../src/pages/home/home.content.ts'

const { columns } = home.hero
const words = home.statement.text.split(' ').length

/** The states of the animations within an element, without duplicates. */
const statesOf = (what: Locator) =>
  what.evaluate((element) => [...new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState))])

test('the cards move, and stop under the pointer', async ({ page }) => {
  await page.goto('/')
  const group = page.getByRole('group', { name: columns.label })
  const heights = await group.getByRole('listitem').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(heights).toHaveLength(columns.columns.flatMap(({ cards }) => [...cards]).length)
  expect(new Set(heights)).toEqual(new Set([180, 240, 320]))
  const timings = () =>
    group.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map(({ effect }) => [effect?.getTiming().duration, effect?.getTiming().direction]),
    )
  await expect.poll(timings).toEqual([
    [15_000, 'normal'],
    [20_000, 'reverse'],
    [25_000, 'normal'],
  ])
  const states = expect.poll(() => statesOf(group))
  await states.toEqual(['running'])
  // Playwright cannot hover a moving element: it waits until the element is stable.
  const box = await group.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 300)
  await states.toEqual(['paused'])
  const card = page.locator('#services').getByRole('article').first()
  const topics = card.getByRole('list').first()
  await bringUp(topics, 450)
  await expect.poll(() => statesOf(card)).toContain('running')
  // The list itself moves below the card's edges, so only its height is reliable.
  const [frame, list] = [await card.boundingBox(), await topics.boundingBox()]
  await page.mouse.move((frame?.x ?? 0) + 40, (list?.y ?? 0) + (list?.height ?? 0) / 2)
  await expect.poll(() => statesOf(card)).not.toContain('running')
})

test('a card of the hero shows the focus above its picture', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('group', { name: columns.label }).getByRole('link').first()
  await tabTo(page, card)
  await page.waitForLoadState('networkidle')
  const focused = await card.screenshot()
  await card.evaluate((link) => link.style.setProperty('outline-color', 'transparent'))
  expect((await card.screenshot()).equals(focused)).toBe(false)
})

test('no word is broken at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/')
  const broken = await page.locator('main').evaluate((main) => {
    const found: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) found.push(word)
      }
    return found
  })
  expect(broken).toEqual([])
})

const statement = (page: Page) =>
  page.locator('section', { has: page.getByText(home.statement.text.slice(0, 40)) }).last()

test('the statement stays pinned for 1000 px, revealed word by word', async ({ page }) => {
  await visit(page, '/')
  const band = statement(page)
  const top = await band.evaluate((section) => section.getBoundingClientRect().top + scrollY)
  const sheet = band.locator('> * > *').first()
  // Math.round can return -0.
  const offset = () => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().top) || 0)
  const said = () =>
    band
      .locator('[data-word]')
      .evaluateAll((all) => all.filter((word) => Number(getComputedStyle(word).opacity) > 0.99).length)
  await jumpTo(page, top + 10)
  await expect(band.locator('[data-word]')).toHaveCount(words)
  await jumpTo(page, top + 500)
  await expect.poll(said).toBeGreaterThan(words / 4)
  expect(await said()).toBeLessThan(words * 0.9)
  await expect.poll(offset).toBe(0)
  await jumpTo(page, top + 1000)
  await expect.poll(said).toBe(words)
  await expect.poll(offset).toBe(0)
  await jumpTo(page, top + 1100)
  await expect.poll(offset).toBe(-100)
})

test('the pinned statement is fully visible in every window', async ({ page }) => {
  await visit(page, '/')
  const band = statement(page)
  const each = band.locator('[data-word]')
  for (const [width, height] of [
    [320, 480],
    [844, 390],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    await bringUp(band, -1)
    await expect(each).toHaveCount(words)
    await bringUp(band, -300)
    // The header's shrinking is animated.
    const roomAbove = async () => {
      const [header, word] = await Promise.all([page.getByRole('banner').boundingBox(), each.first().boundingBox()])
      return (word?.y ?? 0) - (header?.height ?? 0)
    }
    await expect.poll(roomAbove, `${width} px`).toBeGreaterThanOrEqual(-1)
    await expect(each.last()).toBeInViewport({ ratio: 1 })
    const { y = 0 } = (await each.first().boundingBox()) ?? {}
    await bringUp(band, -800)
    await expect.poll(async () => Math.abs(((await each.first().boundingBox())?.y ?? 0) - y)).toBeLessThan(1)
  }
})

test('a dot shows another client’s quote', async ({ page }) => {
  await visit(page, '/')
  const { dotsLabel, items } = home.testimonials.carousel
  const dots = page.getByRole('group', { name: dotsLabel }).getByRole('button')
  await expect(dots).toHaveCount(items.length)
  await dots.last().click()
  // The previous one is still fading out.
  await expect(page.locator('section', { has: dots }).getByRole('figure')).toContainText([items.at(-1)?.text ?? ''])
})

test('a phone’s bar on About names the current section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about')
  const bar = page.getByRole('navigation', { name: menu.label }).getByRole('button')
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

test('the note about a map that has not loaded is above its drawing', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await page.goto('/contact')
  await page.getByText(map.blocked).click({ trial: true, timeout: 10_000 })
})
