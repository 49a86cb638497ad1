import { expect, type Page, test } from 'playwright/test'
import { areaNames } from 'shared-ui/areas'
import { type Unit, units } from '../../platform/base/store.ts'
import { addresses, ownerOf, unlisted, unnamed } from '../support/addresses.ts'
import { alive, lifeOf, watch } from '../support/alive.ts'
import { axe } from '../support/axe.ts'
import { isSideways } from '../support/isSideways.ts'
import { oversizeInMain } from '../support/oversize.ts'
import { budgetsOf, phone, type Weight, weigh, weighed } from '../support/weight.ts'

/** A page of each kind, by its owner: what takes long is asked of these, and of every address by `npm run audit`. */
const ofEachKind: Readonly<Record<Unit, readonly string[]>> = {
  shell: ['/nowhere'],
  company: ['/', '/about', '/contact', '/careers', '/apply/1', '/privacy', '/works', '/works/two-gable-house-ham'],
  design: ['/sovran-design'],
  builders: ['/sovran-builders', '/sovran-builders/residential/renovations'],
  interiors: [
    '/sovran-interiors',
    '/sovran-interiors/kitchens',
    '/sovran-interiors/kitchens/german',
    '/sovran-interiors/projects',
    '/sovran-interiors/gallery',
    '/sovran-interiors/videos/0',
    unnamed,
  ],
}
const kinds = units.flatMap((unit) => ofEachKind[unit].map((address) => ({ unit, address })))

// One document answers at these addresses. That each lands at its section is asked in areas/builders-sections; the last
// section's passes all the pictures of the others.
const isEarlierSection = (address: string) => /^\/sovran-builders\/(?!contact$)[a-z]+$/.test(address)

/** All pages, in groups that one window goes through: a window of its own for each takes longer than the page. */
const groups = areaNames.flatMap((area) => {
  const own = [...addresses, ...unlisted].filter((address) => ownerOf(address) === area && !isEarlierSection(address))
  const count = Math.ceil(own.length / 5)
  return Array.from({ length: count }, (_, group) => ({
    area,
    part: `${group + 1} of ${count}`,
    own: own.filter((_address, place) => place % count === group),
  }))
})

/**
 * Scrolls through the page as a reader does, so that whatever waits for that is asked for: by two screens at a time, as the
 * browser asks for pictures that far ahead.
 */
async function readToTheEnd(page: Page) {
  await page.mouse.move(700, 450)
  for (let isAtEnd = false; !isAtEnd; ) {
    await page.mouse.wheel(0, 1800)
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

/** Expects a page to be within its budgets, and prints by how much. */
function withinBudgets(address: string, weight: Weight) {
  console.warn(weighed(address, weight))
  const budgets = budgetsOf(address)
  for (const [what, budget] of Object.entries(budgets) as [keyof typeof budgets, number][])
    expect.soft(weight[what], `${address}: ${what}`).toBeLessThanOrEqual(budget)
  expect.soft(weight.early, `${address}: files that nothing asked for`).toEqual([])
}

const isNamed = (address: string) => address !== '/nowhere' && address !== unnamed

test.describe('on a desk', () => {
  test.use({ deviceScaleFactor: 1 })

  for (const { unit, address } of kinds) {
    test(`${unit}: ${address} comes to life as it stands, and axe finds nothing in it, narrow or wide`, async ({
      page,
    }) => {
      const lines = await watch(page)
      await page.goto(address)
      await aliveAsItStands(page, lines)
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await axe(page), `${width} px`).toEqual([])
      }
      await readToTheEnd(page)
      // No picture is much larger than it is shown.
      expect(await oversizeInMain(page)).toEqual([])
      expect((await lifeOf(page)).violations).toEqual([])
      expect(lines.filter((line) => /content security policy/i.test(line))).toEqual([])
    })
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  for (const { area, part, own } of groups) {
    test(`${area}: its pages come to life as they stand, within their budgets, ${part}`, async ({ page }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      const lines = await watch(page)
      for (const address of own) {
        await test.step(address, async () => {
          lines.length = 0
          // An empty page between, so that the next one is laid out in this window from its first frame.
          await page.goto('about:blank')
          await page.setViewportSize(phone.viewport)
          const weightOf = weigh(page)
          await page.goto(address)
          await aliveAsItStands(page, lines)
          await page.waitForLoadState('networkidle')
          const weight = await weightOf()
          if (addresses.includes(address)) withinBudgets(address, weight)
          expect(await saidOnce(page), address).toEqual([1, 1, 1, isNamed(address) ? 1 : 0])
          for (const width of [320, 1024, 1440]) {
            // Low, as a tall window of each width would be painted for nothing.
            await page.setViewportSize({ width, height: 100 })
            expect(await isSideways(page), `${address}, ${width} px`).toBe(false)
          }
        })
      }
    })
  }
})
