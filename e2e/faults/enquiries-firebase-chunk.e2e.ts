import { expect, type Route, test } from 'playwright/test'
import { fill, forms, storedEnquiries, valuesOf } from '../support/enquiries.ts'
import { visit } from '../support/hydrated.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

// What the first touch of a form fetches: Firebase, and what Firebase's modules share.
const code = /\/r\/shell\/assets\/(?:firestore|index\.esm)-[^/]+\.js$/

const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'no' }),
  'is tampered with': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` })
  },
  'never comes': () => Promise.resolve(),
}

for (const [fault, answer] of Object.entries(faults)) {
  test(`when what sends ${fault}, the form keeps its words`, async ({ page }) => {
    const [contact] = forms
    if (!contact) throw new Error('The table of forms is empty.')
    const { address, name, words, button, failure, success } = contact
    const email = newEmail('firebase')
    let isWell = false
    await page.route(code, (route) => (isWell ? route.continue() : answer(route)))
    await page.clock.install()
    await visit(page, address)
    const form = page.getByRole('form', { name })
    await fill(form, { ...words, email })
    const before = await valuesOf(form)
    await form.getByRole('button', { name: button }).click()
    if (fault === 'never comes') await page.clock.fastForward(15_500)
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
    expect(await valuesOf(form)).toEqual(before)
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
    isWell = true
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
    expect(await storedEnquiries(email)).toHaveLength(1)
  })
}
