import { expect, type Page, test } from 'playwright/test'
import { areaNames } from 'shared-ui/areas'
import { addresses, ownerOf, unlisted, unnamed } from '../support/addresses.ts'
import { devtoolsOf, endDevtools } from '../support/devtools.ts'
import { watch } from '../support/hydrated.ts'
import { hydratedAsItStands } from '../support/hydratedAsItStands.ts'
import { isSideways } from '../support/isSideways.ts'
import { budgetsOf, phone, type Weight, weigh, weighed } from '../support/weight.ts'

test.afterEach(endDevtools)

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

test.describe('on a phone', () => {
  test.use(phone)

  for (const { area, part, own } of groups) {
    test(`${area}: its pages are hydrated as they stand, within their budgets, ${part}`, async ({ page }) => {
      const devtools = await devtoolsOf(page)
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
          await hydratedAsItStands(page, lines)
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
