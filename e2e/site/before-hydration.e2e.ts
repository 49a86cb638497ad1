import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'playwright/test'
import { fill, forms } from '../support/enquiries.ts'
import { expectCleanHydration, hydrated, watch } from '../support/hydrated.ts'
import { follow, hold, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

const areaCode = /\/r\/company\/assets\/area-[^/]+\.js$/
const shellEntry = /\/r\/shell\/assets\/index-[^/]+\.js$/
const [contact] = forms

test('before the page is hydrated a form composes an e-mail, and keeps what is written in it', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...contact?.words, email: 'ada@sovran.example' })
  // What the browser itself does with the form: nothing has answered its event.
  const action = form.evaluate(
    (element: HTMLFormElement) =>
      new Promise<string>((seen) =>
        element.ownerDocument.addEventListener('submit', (event) => {
          seen(event.defaultPrevented ? 'answered' : element.action)
          event.preventDefault()
        }),
      ),
  )
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect(await action).toMatch(/^mailto:hello@sovran\.example\?subject=/)
  release()
  await hydrated(page)
  await expect(form.locator('[name=email]')).toHaveValue('ada@sovran.example')
})

test('a menu’s button that is pressed before the page is hydrated opens its menu when it is', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const menu = page.locator('header nav button').first()
  await menu.dispatchEvent('click')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

/** Serves the site, but only the beginning of each document until the rest is released. */
async function serveSlowly(origin: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin))
    const body = Buffer.from(await answer.arrayBuffer())
    for (const name of ['content-type', 'content-security-policy', 'integrity-policy'])
      response.setHeader(name, answer.headers.get(name) ?? '')
    response.statusCode = answer.status
    const beginning = body.indexOf('<main')
    if (beginning < 0) return response.end(body)
    response.write(body.subarray(0, beginning))
    await released
    response.end(body.subarray(beginning))
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, release, stop: () => server.close() }
}

test('a page that is touched before all of its document has come is hydrated once it has', async ({
  page,
  baseURL,
}) => {
  const slow = await serveSlowly(baseURL ?? '')
  const lines = await watch(page)
  const code = page.waitForEvent('requestfinished', (request) => shellEntry.test(request.url()))
  await page.goto(`${slow.origin}/contact`, { waitUntil: 'commit' })
  await expect(page.locator('header')).toBeVisible()
  await page.mouse.move(300, 300)
  await code
  // Time in which code that does not wait for the document would run.
  await page.waitForTimeout(500)
  slow.release()
  await expectCleanHydration(page, lines)
  slow.stop()
})

/** What others do to a page: password managers, data detectors, extensions. */
const changes: Record<string, () => void> = {
  'a link around an address': () => {
    const address = [...document.querySelectorAll('footer address span')].at(-1)
    address?.firstChild?.replaceWith(Object.assign(document.createElement('a'), { textContent: address.textContent }))
  },
  'icons beside the fields': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea)'))
      field.after(document.createElement('x-icon'))
  },
  'elements first in the header and in the page': () => {
    for (const place of document.querySelectorAll('header, main')) place.prepend(document.createElement('div'))
  },
}

/** What a proxy does to a page on its way. */
const rewritings: Record<string, (html: string) => string> = {
  'an element put in': (html) => html.replace(/<main[^>]*>/, '$&<div>Offline copy</div>'),
  'comments taken out': (html) => html.replaceAll(/<!--.*?-->/g, ''),
}

for (const kind of [...Object.keys(changes), ...Object.keys(rewritings)])
  test(`${kind}: no word, no place and no press is lost`, async ({ page }) => {
    const rewrite = rewritings[kind]
    if (rewrite)
      await page.route(/\/contact$/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: rewrite(await response.text()) })
      })
    const release = await hold(page, areaCode)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    const form = page.getByRole('form', { name: 'Contact form' })
    const words = { ...contact?.words, phone: '07700 900999' }
    await fill(form, words)
    const name = form.locator('[name=name]')
    await name.evaluate((field: HTMLInputElement) => {
      field.focus()
      field.setSelectionRange(3, 3)
    })
    const menu = page.locator('header nav button').first()
    await menu.dispatchEvent('click')
    const change = changes[kind]
    if (change) await page.evaluate(change)
    release()
    await hydrated(page)
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(name).toBeFocused()
    expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
    // The form itself knows the words: it fills them in again on the way back.
    await follow(page, '/about')
    await follow(page, '/contact')
    for (const [field, value] of Object.entries(words)) await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
  })

test('without the shell’s code menus open all the same', async ({ page }) => {
  await page.route(shellEntry, (route) => route.fulfill({ status: 503 }))
  await page.goto('/sovran-design')
  await expect(page.locator('html')).toHaveAttribute('data-plain', '')
  await page.getByRole('button', { name: 'Build' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Renovations' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Renovations' })).toBeVisible()
})
