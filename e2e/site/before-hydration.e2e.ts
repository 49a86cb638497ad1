import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'playwright/test'
import { fill, forms } from '../support/enquiries.ts'
import { expectCleanHydration, hydrated, watch } from '../support/hydrated.ts'
import { hold, reducedMotion } from '../support/visitor.ts'

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
