import { expect, test } from 'playwright/test'
import { advanceClockUntil, still } from '../support/visitor.ts'
import { faultsOf, remotes } from './faultsOf.ts'
import { expectHeight, healthyHeight, isHydrated, print, visitsOf } from './visitWithFault.ts'

test.use(still)

/** Takes the time until the panel is there by the page's own clock, which no slow test machine holds up. Runs in the page. */
function timePanel() {
  const began = Date.now()
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main [role=alert]')) return
    observer.disconnect()
    Object.assign(window, { waited: Date.now() - began })
  }).observe(document, { childList: true, subtree: true })
}

const name = 'builders'
const { address, elsewhere } = remotes[name]

for (const [group, faults] of Object.entries(faultsOf(name))) {
  test(`from another page, with faults of ${group}: a panel within 10 s, and another try that brings the page`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const rows: string[] = []
    const height = await healthyHeight(page, address)
    const visit = await visitsOf(page, name)
    for (const fault of faults) {
      await test.step(fault.what, async () => {
        const { heal, lines, reports, end } = await visit(fault)
        await page.goto(elsewhere)
        await advanceClockUntil(page, () => isHydrated(page), 20)
        expect(lines).toEqual([])
        await page.evaluate(timePanel)
        await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
        const panel = page.getByRole('alert')
        await advanceClockUntil(page, () => panel.isVisible(), 30)
        const seconds = await page.evaluate(() => (window as unknown as { waited: number }).waited / 1000)
        expect(seconds).toBeLessThanOrEqual(10)
        await expect(panel).toContainText('This part of the site did not load.')
        await expect(panel.getByRole('link', { name: '020 7946 0190' })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        expect(reports().length).toBeGreaterThan(0)
        expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
        heal()
        await panel.getByRole('button', { name: 'Try again' }).click()
        const more = await advanceClockUntil(
          page,
          async () => (await panel.count()) === 0 && (await isHydrated(page)),
          20,
        )
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectHeight(page, height)
        rows.push(
          `${fault.what.padEnd(21)} | panel after ${seconds.toFixed(1)} s, page ${more.toFixed(1)} s after Try again`,
        )
        await end()
        // Otherwise this page could ask once more while the next fault is there already.
        await page.goto('about:blank')
      })
    }
    print(name, 'navigation', group, rows)
  })
}
