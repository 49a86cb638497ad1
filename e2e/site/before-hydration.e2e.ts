import { expect, type Locator, test } from 'playwright/test'
import { fill, forms, storedEnquiries } from '../support/enquiries.ts'
import { hydrated } from '../support/hydrated.ts'
import { delayRequests, follow, newEmail, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

const areaCode = /\/r\/company\/assets\/area-[^/]+\.js$/
const shellEntry = /\/r\/shell\/assets\/main-[^/]+\.js$/
const [contact] = forms

const sendIn = (form: Locator) => form.getByRole('button', { name: /^Send/ })

test('with Save-Data, code is fetched at the first interaction', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    addEventListener('pointermove', (event) => event.isTrusted && event.stopImmediatePropagation(), true)
  })
  const asked: string[] = []
  page.on('request', (request) => shellEntry.test(request.url()) && asked.push(request.url()))
  await page.goto('/contact')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await hydrated(page)
})

test('a form submitted before its code arrives shows a message, and is sent once it has arrived', async ({ page }) => {
  await page.clock.install()
  const release = await delayRequests(page, areaCode)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: 'Contact form' })
  const email = newEmail('early')
  await fill(form, { ...contact.words, email })
  await sendIn(form).click()
  await expect(sendIn(form)).toHaveText('Sending...')
  await expect(sendIn(form)).toBeDisabled()
  await page.clock.fastForward(16_000)
  await expect(form.locator('..').getByRole('alert')).toHaveText(contact.failure)
  await sendIn(form).click()
  await expect(form.locator('..').getByRole('alert')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await storedEnquiries(email)).toHaveLength(1)
})

test('an empty form submitted before hydration names the missing fields', async ({ page }) => {
  const release = await delayRequests(page, areaCode)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await sendIn(form).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  release()
  await expect(form.getByText('Please fill in this field.').first()).toBeVisible()
  // No message if somebody has started to fill in the form.
  const again = await delayRequests(page, areaCode)
  await page.goto('/contact')
  await sendIn(form).click()
  await page.keyboard.type('Ada')
  again()
  await hydrated(page)
  // Long enough for the submit to be repeated.
  await page.waitForTimeout(500)
  await expect(form.getByLabel('Name')).toHaveValue('Ada')
  await expect(form.getByText('Please fill in this field.').first()).toBeHidden()
})

test('a page touched before its document is complete is hydrated at its end', async ({ page }) => {
  // Delays the load event, as a slow connection does.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  )
  const code = page.waitForEvent('requestfinished', (request) => shellEntry.test(request.url()))
  await page.goto('/contact')
  await page.mouse.move(300, 300)
  await code
  // Long enough for code that does not wait for the document to run.
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('DOMContentLoaded')))
  await hydrated(page)
})

/** Changes a page as data detectors, password managers and extensions do. */
function changePage() {
  const address = [...document.querySelectorAll('footer address span')].at(-1)
  address?.firstChild?.replaceWith(Object.assign(document.createElement('a'), { textContent: address.textContent }))
  for (const field of document.querySelectorAll('main :is(input, textarea)'))
    field.after(document.createElement('x-icon'))
  for (const place of document.querySelectorAll('header, main')) place.prepend(document.createElement('div'))
}

/** Changes that extensions and proxies make to a page. */
const changes: Record<string, (html: string) => string> = {
  'extensions insert elements': (html) => html,
  'a proxy translates a word of the frame': (html) => html.replace('Skip to content', 'Zum Inhalt'),
  'a proxy removes comments': (html) => html.replaceAll(/<!--.*?-->/g, ''),
}

for (const [kind, rewrite] of Object.entries(changes))
  test(`${kind}: input and scroll position are kept`, async ({ page }) => {
    await page.route(/\/contact$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: rewrite(await response.text()) })
    })
    const release = await delayRequests(page, areaCode)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    const form = page.getByRole('form', { name: 'Contact form' })
    const words = { ...contact.words, phone: '07700 900999' }
    await fill(form, words)
    const name = form.locator('[name=name]')
    await name.evaluate((field: HTMLInputElement) => {
      field.focus()
      field.setSelectionRange(3, 3)
    })
    if (kind.startsWith('extensions')) await page.evaluate(changePage)
    release()
    await hydrated(page)
    await expect(name).toBeFocused()
    expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
    // The form restores its own input when the visitor returns.
    await follow(page, '/about')
    await follow(page, '/contact')
    for (const [field, value] of Object.entries(words)) await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
  })
