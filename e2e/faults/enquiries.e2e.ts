import { expect, type Page, type Route, test } from 'playwright/test'
import { fill, forms, storedEnquiries, valuesOf } from '../support/enquiries.ts'
import { visit } from '../support/hydrated.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

const commit = '**/documents:commit**'
const headers = { 'access-control-allow-origin': '*' }

type Faults = Readonly<Record<string, (route: Route, page: Page) => Promise<unknown>>>

/**
 * What can go wrong between the visitor and the store, most harmless first. The store's own refusals are tried in
 * shared-enquiry/src/firestore.test.ts.
 */
const faults: Faults = {
  'the store is down': (route) => route.abort('connectionrefused'),
  'a page answers instead': (route) =>
    route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<h1>Sign in to the hotel network</h1>' }),
  'the visitor goes offline on the way': async (route, page) => {
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  },
  'nothing ever answers': () => Promise.resolve(),
  'the answer is lost after the write': async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
}

// All forms are sent by one component, so one of them is given every fault. The others show that each keeps its own
// fields and says its own words.
const worst = 'the answer is lost after the write'
for (const { name, address, words, button, failure, success, stored } of forms) {
  test.describe(name, () => {
    const all = Object.entries(faults).filter(([fault]) => name === 'Contact form' || fault === worst)
    test('loses nothing, whatever goes wrong, and stores one enquiry', async ({ page }) => {
      const email = newEmail('enquiries')
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await page.clock.install()
      await visit(page, address)
      const form = page.getByRole('form', { name })
      await fill(form, { ...words, email })
      const before = await valuesOf(form)
      for (const [fault, answer] of all) {
        await test.step(fault, async () => {
          await page.route(commit, (route) => answer(route, page))
          await form.getByRole('button', { name: button }).click()
          if (fault === 'nothing ever answers') {
            await expect(form.getByRole('button')).toBeDisabled()
            await page.clock.fastForward(15_500)
          }
          await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveText(failure)
          expect(await valuesOf(form)).toEqual(before)
          await expect(form.getByRole('button', { name: button })).toBeEnabled()
          await page.context().setOffline(false)
          await page.unroute(commit)
        })
      }
      await form.getByRole('button', { name: button }).click()
      await expect(page.getByRole('status').filter({ hasText: success })).toContainText(success)
      const [enquiry, ...others] = await storedEnquiries(email)
      expect(others).toEqual([])
      expect(enquiry).toEqual({ ...stored, email, createdAt: expect.any(String) })
      expect(page.url()).not.toContain('visitor.example')
      for (const word of [email, stored.message]) expect(logged.join('\n')).not.toContain(word)
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email)
    })
  })
}

// What the first touch of a form fetches: Firebase, and what Firebase's modules share.
const code = /\/r\/shell\/assets\/(?:firestore|index\.esm)-[^/]+\.js$/

const codeFaults: Faults = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'no' }),
  'is tampered with': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` })
  },
}

for (const { address, name, words, button, failure, success } of forms.slice(0, 1))
  for (const [fault, answer] of Object.entries(codeFaults))
    test(`when what sends ${fault}, the form keeps its words`, async ({ page }) => {
      const email = newEmail('firebase')
      await page.route(code, (route) => answer(route, page))
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
