import { expect, test } from 'playwright/test'
import { advanceClockUntil, still } from '../support/visitor.ts'
import { faultNamed, faultsOf, remotes } from './faultsOf.ts'
import { expectHeight, healthyHeight, isHydrated, print, visitsOf } from './visitWithFault.ts'

test.use(still)

const name = 'builders'
const { address } = remotes[name]

for (const [group, faults] of Object.entries(faultsOf(name))) {
  test(`first load, with faults of ${group}: the page stays readable, and is hydrated when the remote returns`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const rows: string[] = []
    const height = await healthyHeight(page, address)
    const visit = await visitsOf(page, name)
    for (const fault of faults) {
      await test.step(fault.what, async () => {
        const { heal, reports, end } = await visit(fault)
        await page.goto(address)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        // Its styles are in the document: a lost sheet costs the first page nothing at all.
        if (fault.what !== 'stylesheet 404') {
          await advanceClockUntil(page, async () => reports().length > 0, 20)
          expect(await isHydrated(page)).toBe(false)
        }
        await expect(heading).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expectHeight(page, height)
        expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
        heal()
        // In long strides: a page that gives an answer up asks again by itself.
        const seconds = await advanceClockUntil(page, () => isHydrated(page), 60, 600)
        await expect(heading).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        rows.push(
          `${fault.what.padEnd(21)} | readable throughout, hydrated ${seconds.toFixed(1)} s after the remote is well`,
        )
        await end()
      })
    }
    print(name, 'first load', group, rows)
  })
}

test('a page that was hydrated by itself is so again after another fault in the same tab', async ({ page }) => {
  const visit = await visitsOf(page, name)
  const { fail, heal, reports } = await visit(faultNamed(name, 'chunk throws'))
  for (const _fault of ['first', 'second']) {
    fail()
    const before = reports().length
    await page.goto(address)
    await advanceClockUntil(page, async () => reports().length > before, 20)
    expect(await isHydrated(page)).toBe(false)
    heal()
    await advanceClockUntil(page, () => isHydrated(page), 60)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the integrity of its modules is what refuses a tampered chunk: without it the chunk runs', async ({ page }) => {
  const visit = await visitsOf(page, name)
  await visit({ ...faultNamed(name, 'chunk tampered with'), isUnchecked: true })
  await page.goto(address)
  await expect.poll(() => page.evaluate(() => 'isTampered' in globalThis)).toBe(true)
})
