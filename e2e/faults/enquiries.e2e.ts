import { expect, test } from 'playwright/test'
import { fill, forms, storedEnquiries, valuesOf } from '../support/enquiries.ts'
import { visit } from '../support/hydrated.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

// What else can go wrong between a form and the store is in shared-enquiry/src. Here each form shows that it keeps its own
// fields, says its own words, and sends what the specification says.

test.use(reducedMotion)

for (const { name, address, words, button, failure, success, stored } of forms)
  test(`${name}: a lost answer loses nothing, and stores one enquiry`, async ({ page }) => {
    const email = newEmail('enquiries')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await visit(page, address)
    const form = page.getByRole('form', { name })
    await fill(form, { ...words, email })
    const before = await valuesOf(form)
    await page.route('**/documents:commit**', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveText(failure)
    expect(await valuesOf(form)).toEqual(before)
    await page.unroute('**/documents:commit**')
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status').filter({ hasText: success })).toContainText(success)
    expect(await storedEnquiries(email)).toEqual([{ ...stored, email, createdAt: expect.any(String) }])
    expect(page.url()).not.toContain('visitor.example')
    for (const word of [email, stored.message]) expect(logged.join('\n')).not.toContain(word)
  })

// What the first touch of a form fetches: Firebase, and what Firebase's modules share.
const code = /\/r\/shell\/assets\/(?:firestore|index\.esm)-[^/]+\.js$/

test('tampered code sends nothing, and the form keeps its words', async ({ page }) => {
  const [{ address, name, words, button, failure, success }] = forms
  const email = newEmail('firebase')
  await page.route(code, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` })
  })
  await visit(page, address)
  const form = page.getByRole('form', { name })
  await fill(form, { ...words, email })
  const before = await valuesOf(form)
  await form.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  expect(await valuesOf(form)).toEqual(before)
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
  await page.unroute(code)
  await form.getByRole('button', { name: button }).click()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  expect(await storedEnquiries(email)).toHaveLength(1)
})
