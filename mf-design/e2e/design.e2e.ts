import { visit } from 'e2e/hydrated'
import { bringUp, expectLanded, reducedMotion } from 'e2e/visitor'
import { expect, type Page, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { renders } from '../src/pages/content/renders.content.ts'
import { sections as nav } from '../src/pages/content/sections.content.ts'

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const sections = (page: Page) => page.getByRole('navigation', { name: nav.label })
const current = (page: Page) => sections(page).locator('[aria-current="location"]')

/**
 * The box of the thumb of the page's first slider, from the layout of `::-webkit-slider-thumb`, in px of the window.
 */
async function thumbBox(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  const { result } = await protocol.send('Runtime.evaluate', { expression: `document.querySelector('[type=range]')` })
  const { objectId = '' } = result
  const { node } = await protocol.send('DOM.describeNode', { objectId, depth: -1, pierce: true })
  const parts = [node.shadowRoots?.[0]]
  for (const part of parts) parts.push(...(part?.children ?? []))
  const thumb = parts.find((part) => part?.attributes?.includes('thumb'))
  if (!thumb) throw new Error('The slider has no thumb.')
  const { model } = await protocol.send('DOM.getBoxModel', { backendNodeId: thumb.backendNodeId })
  const [x = 0, y = 0] = model.border
  return { x, y, width: model.width, height: model.height }
}

test.use(reducedMotion)

test('the comparison moves by keyboard, and announces its position', async ({ page }) => {
  await visit(page, routes.design)
  const cut = page.getByRole('slider', { name: renders.comparison.label })
  await cut.focus()
  for (const [key, words] of [
    ['Home', '0% wireframe, 100% render'],
    ['ArrowRight', '1% wireframe, 99% render'],
    ['End', '100% wireframe, 0% render'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cut).toHaveAttribute('aria-valuetext', words)
  }
})

test('the grip of the comparison is its slider’s thumb', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Its protocol shows the parts of a slider.')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, routes.design)
  const cut = page.getByRole('slider', { name: renders.comparison.label })
  await cut.scrollIntoViewIfNeeded()
  for (const key of ['Home', 'End', 'ArrowLeft']) {
    await cut.press(key)
    const grip = await cut.locator('xpath=following-sibling::*[.//*[name()="svg"]]').boundingBox()
    if (!grip) throw new Error('The comparison has no grip.')
    const thumb = await thumbBox(page)
    // Safari on iOS moves a slider only by a touch on its thumb; a mouse can drag from anywhere.
    expect(Math.min(thumb.width, thumb.height), key).toBeGreaterThanOrEqual(44)
    for (const [start, length] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const centre = grip[start] + grip[length] / 2
      expect(Math.abs(thumb[start] + thumb[length] / 2 - centre), `${key}, ${start}`).toBeLessThan(4)
    }
  }
})

test('the active section crosses the line at 100 px', async ({ page }) => {
  await visit(page, routes.design)
  await expect(current(page)).toHaveText('Top')
  for (const id of ['planning', 'team', 'faq']) {
    const marked = expect(sections(page).locator(`[href$="#${id}"]`))
    // Bands above have their final size only after they have been reached once.
    await bringUp(section(page, id), 100)
    await bringUp(section(page, id), 99)
    await marked.toHaveAttribute('aria-current', 'location')
    await bringUp(section(page, id), 103)
    await marked.not.toHaveAttribute('aria-current')
  }
})

test('on a phone, links scroll to sections with their headings visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The overview by its second id.
  await visit(page, `${routes.design}#services`)
  await expectLanded(page, 'overview')
  for (const id of ['renders', 'faq', 'planning']) {
    await sections(page).locator(`[href$="#${id}"]`).click()
    await expectLanded(page, id)
    await expect(current(page)).toHaveAttribute('href', new RegExp(`#${id}$`))
  }
})
