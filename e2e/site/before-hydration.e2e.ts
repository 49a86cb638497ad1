import { expect, type Locator, test } from 'playwright/test'
import { fill, forms, storedEnquiries } from '../support/enquiries.ts'
import { hydrated } from '../support/hydrated.ts'
import { delayRequests, follow, newEmail, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

const areaCode = /\/r\/company\/assets\/area-[^/]+\.js$/
const shellEntry = /\/r\/shell\/assets\/main-[^/]+\.js$/
const [contact] = forms

const sendIn = (form: Locator) => form.getByRole('button', { name: /^Send/ })

test('who saves data fetches code at the first interaction', async ({ page }) => {
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

test('a form sent while code is late says so, and is sent when it comes', async ({ page }) => {
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

test('an empty form sent before hydration says in words what is missing', async ({ page }) => {
  const release = await delayRequests(page, areaCode)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await sendIn(form).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  release()
  await expect(form.getByText('Please fill in this field.').first()).toBeVisible()
  // Not where somebody has begun to fill it in.
  const again = await delayRequests(page, areaCode)
  await page.goto('/contact')
  await sendIn(form).click()
  await page.keyboard.type('Ada')
  again()
  await hydrated(page)
  // Time in which the press would be repeated.
  await page.waitForTimeout(500)
  await expect(form.getByLabel('Name')).toHaveValue('Ada')
  await expect(form.getByText('Please fill in this field.').first()).toBeHidden()
})

test('a page touched before its end is hydrated then', async ({ page }) => {
  // What a slow line holds back: the event that tells the end.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  )
  const code = page.waitForEvent('requestfinished', (request) => shellEntry.test(request.url()))
  await page.goto('/contact')
  await page.mouse.move(300, 300)
  await code
  // Time in which code that does not wait for the document would run.
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('DOMContentLoaded')))
  await hydrated(page)
})

/** What others do to a page: data detectors, password managers, extensions. */
function changePage() {
  const address = [...document.querySelectorAll('footer address span')].at(-1)
  address?.firstChild?.replaceWith(Object.assign(document.createElement('a'), { textContent: address.textContent }))
  for (const field of document.querySelectorAll('main :is(input, textarea)'))
    field.after(document.createElement('x-icon'))
  for (const place of document.querySelectorAll('header, main')) place.prepend(document.createElement('div'))
}

/** Who changes a page, and what a proxy does to it on its way. */
const changes: Record<string, (html: string) => string> = {
  'extensions put elements in': (html) => html,
  'a proxy translates a word of the frame': (html) => html.replace('Skip to content', 'Zum Inhalt'),
  'a proxy takes comments out': (html) => html.replaceAll(/<!--.*?-->/g, ''),
}

for (const [kind, rewrite] of Object.entries(changes))
  test(`${kind}: no word and no place is lost`, async ({ page }) => {
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
    // The form itself knows the words: it fills them in again on the way back.
    await follow(page, '/about')
    await follow(page, '/contact')
    for (const [field, value] of Object.entries(words)) await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
  })
