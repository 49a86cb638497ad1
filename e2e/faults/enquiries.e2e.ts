import { expect, test } from 'playwright/test'
import { fill, forms, storedEnquiries, valuesOf } from '../support/enquiries.ts'
import { visit } from '../support/hydrated.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

// shared-enquiry/src tests the other failures between a form and the store. Here each form keeps its own fields, shows
// its own messages, and sends the enquiry that the specification prescribes.

test.use(reducedMotion)

for (const { name, address, words, button, failure, success, stored } of forms)
  test(`${name}: a lost response loses no input, and stores one enquiry`, async ({ page }) => {
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
    // The visitor may also reload the page and write the same text again.
    if (address === forms[0].address) {
      await visit(page, address)
      await fill(form, { ...words, email })
    }
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status').filter({ hasText: success })).toContainText(success)
    expect(await storedEnquiries(email)).toEqual([{ ...stored, email, createdAt: expect.any(String) }])
    expect(page.url()).not.toContain('visitor.example')
    for (const word of [email, stored.message]) expect(logged.join('\n')).not.toContain(word)
  })

// The code that the first interaction with a form fetches.
const code = /\/r\/shell\/assets\/firestore-[^/]+\.js$/
const codeAgain = /\/r\/shell\/assets\/firestore-[^/]+\.js\?\d+$/

test('code that failed to load is requested again on the next click', async ({ page }) => {
  const [{ address, name, words, button, failure, success }] = forms
  const email = newEmail('firebase')
  // Until the next document: like a browser that caches the failure.
  await page.route(code, (route) => route.abort())
  await page.route(codeAgain, (route) => route.fulfill({ status: 500, body: 'no' }))
  await visit(page, address)
  const form = page.getByRole('form', { name })
  await fill(form, { ...words, email })
  const before = await valuesOf(form)
  await form.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  expect(await valuesOf(form)).toEqual(before)
  await page.unroute(codeAgain)
  await form.getByRole('button', { name: button }).click()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  expect(await storedEnquiries(email)).toHaveLength(1)
})
