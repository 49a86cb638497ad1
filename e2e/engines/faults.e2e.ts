import { faultNamed, type Remote, remotes } from '../faults/faultsOf.ts'
import { follow } from '../support/follow.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './test.ts'

// One fault of each kind. `e2e/faults` tries all of them in Chromium alone.
const chosen: Readonly<Record<Remote, string>> = {
  company: 'entry 404',
  design: 'chunk hangs',
  builders: 'entry refused',
  interiors: 'stylesheet 404',
}

for (const [name, what] of Object.entries(chosen) as [Remote, string][]) {
  test(`${name}, ${what}: the visitor is told, and another try brings the page`, async ({ page }) => {
    const fault = faultNamed(name, what)
    const { address, elsewhere } = remotes[name]
    await page.route(fault.hits, fault.answer)
    await page.goto(elsewhere)
    await hydrated(page)
    await follow(page, address)
    const panel = page.getByRole('alert')
    await expect(panel).toContainText('This part of the site did not load.', { timeout: 30_000 })
    await page.unroute(fault.hits)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel).toHaveCount(0, { timeout: 30_000 })
    await hydrated(page)
    await expect(page).toHaveURL(address)
  })
}

for (const what of ['entry tampered with', 'chunk tampered with']) {
  test(`${what}: its code does not run`, async ({ page }) => {
    const fault = faultNamed('builders', what)
    const { address, elsewhere } = remotes.builders
    let hits = 0
    await page.route(fault.hits, (route) => {
      hits++
      return fault.answer(route)
    })
    await page.goto(elsewhere)
    await hydrated(page)
    await follow(page, address)
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 })
    expect(hits).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
  })
}
