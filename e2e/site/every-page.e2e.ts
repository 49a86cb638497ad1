import { expect, type Page, test } from 'playwright/test'
import { addresses, unlisted, unnamed } from '../support/addresses.ts'
import { alive, lifeOf, watch } from '../support/alive.ts'
import { axe } from '../support/axe.ts'
import { isSideways } from '../support/isSideways.ts'
import { oversizeInMain } from '../support/oversize.ts'
import { budgetsOf, phone, weigh, weighed } from '../support/weight.ts'

/** A page of each kind: what takes long is asked of these, and of every address by `npm run audit`. */
const ofEachKind = [
  '/',
  '/about',
  '/contact',
  '/careers',
  '/apply/1',
  '/privacy',
  '/works',
  '/works/two-gable-house-ham',
  '/sovran-design',
  '/sovran-builders',
  '/sovran-builders/residential/renovations',
  '/sovran-interiors',
  '/sovran-interiors/kitchens',
  '/sovran-interiors/kitchens/german',
  '/sovran-interiors/projects',
  '/sovran-interiors/gallery',
  '/sovran-interiors/videos/0',
  unnamed,
  '/nowhere',
]

/** Scrolls through the page as a reader does, so that whatever waits for that is asked for. */
async function readToTheEnd(page: Page) {
  await page.mouse.move(700, 450)
  for (let isAtEnd = false; !isAtEnd; ) {
    await page.mouse.wheel(0, 800)
    isAtEnd = await page.evaluate(
      () =>
        new Promise<boolean>((answer) =>
          requestAnimationFrame(() => answer(scrollY + innerHeight >= document.documentElement.scrollHeight - 1)),
        ),
    )
  }
}

/** Waits until a page has come to life, and asks that nothing in it moved, was replaced or complained. */
async function aliveAsItStands(page: Page, lines: readonly string[]) {
  await alive(page)
  // What follows the page's coming to life (pictures of the menus, say) may add, but must not replace.
  await page.waitForTimeout(300)
  const life = await lifeOf(page)
  expect(life.replaced).toEqual([])
  expect(life.violations).toEqual([])
  // The budget is 0. A font that comes after the first paint moves the menu's words by up to 0.0017.
  expect(life.shift, life.moved.join('\n')).toBeLessThan(0.002)
  // The browser itself reports the document's own 404.
  const isMissing = new URL(page.url()).pathname === '/nowhere'
  expect(lines.filter((line) => !isMissing || !line.includes('404'))).toEqual([])
}

/** What a page says of itself once, in its head or at its top. */
const saidOnce = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'head title', 'head meta[name="description"]', 'head link[rel="canonical"]'].map(
      (part) => document.querySelectorAll(part).length,
    ),
  )

for (const address of ofEachKind) {
  test(`${address} comes to life as it stands on a desk, and axe finds nothing in it`, async ({ page }) => {
    const lines = await watch(page)
    await page.goto(address)
    await aliveAsItStands(page, lines)
    expect(await axe(page)).toEqual([])
    await readToTheEnd(page)
    // No picture is much larger than it is shown.
    expect(await oversizeInMain(page)).toEqual([])
    expect((await lifeOf(page)).violations).toEqual([])
    expect(lines.filter((line) => /content security policy/i.test(line))).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use(phone)
  for (const address of [...addresses, ...unlisted]) {
    test(`${address} comes to life as it stands, within its budgets, and fits every width`, async ({ page }) => {
      const weightOf = weigh(page)
      const lines = await watch(page)
      await page.goto(address)
      await aliveAsItStands(page, lines)
      if (addresses.includes(address)) {
        await page.waitForLoadState('networkidle')
        const weight = await weightOf()
        const { scriptKiB, requests, weightKiB, firstPictureKiB, early } = weight
        console.warn(weighed(address, weight))
        const budgets = budgetsOf(address)
        expect.soft(scriptKiB, 'JavaScript, KiB').toBeLessThanOrEqual(budgets.scriptKiB)
        expect.soft(requests, 'requests').toBeLessThanOrEqual(budgets.requests)
        expect.soft(weightKiB, 'weight, KiB').toBeLessThanOrEqual(budgets.weightKiB)
        expect.soft(firstPictureKiB, 'the first picture, KiB').toBeLessThanOrEqual(budgets.firstPictureKiB)
        expect.soft(early, 'files that nothing asked for').toEqual([])
      }
      const named = address === '/nowhere' || address === unnamed ? 0 : 1
      expect(await saidOnce(page)).toEqual([1, 1, 1, named])
      if (ofEachKind.includes(address)) {
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await axe(page)).toEqual([])
      }
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await isSideways(page), `${width} px`).toBe(false)
      }
    })
  }
})
