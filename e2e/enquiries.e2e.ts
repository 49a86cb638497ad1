import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, type Route, test } from 'playwright/test'
import { alive } from './alive.ts'
import { hold } from './hold.ts'
import { storedEnquiries } from './storedEnquiries.ts'

interface Form {
  name: string
  address: string
  /** What the visitor fills in, by the control's name; `email` is added. */
  words: Readonly<Record<string, string>>
  button: string
  failure: string
  success: string
  stored: Readonly<Record<string, string>>
}

const later = 'There was an error sending your message. Please try again later.'
const soon = 'Your message has been sent successfully. We will contact you soon!'

const forms: readonly Form[] = [
  {
    name: 'Contact form',
    address: '/contact',
    words: {
      name: 'Ada Ray',
      phone: '',
      service: 'interiors',
      message: 'A <b>crooked</b> wall; "two" dates & a £ sign.',
    },
    button: 'Send Message',
    failure: 'There was a problem submitting your form. Please try again.',
    success: "Your message has been sent successfully. We'll get back to you shortly.",
    stored: {
      name: 'Ada Ray',
      phone: '',
      service: 'interiors',
      message: 'A <b>crooked</b> wall; "two" dates & a £ sign.',
    },
  },
  {
    name: 'Consultation booking form',
    address: '/sovran-builders',
    words: { name: 'Ben Oak', phone: '07700 900456', projectType: 'Loft Conversion', budget: '£100,000 - £250,000' },
    button: 'Book Consultation',
    failure: 'There was an error sending your request. Please try again later.',
    success: 'Your consultation request has been sent successfully. We will contact you soon!',
    stored: {
      name: 'Ben Oak',
      phone: '07700 900456',
      service: 'builders',
      message: 'Project Type: Loft Conversion\nBudget Range: £100,000 - £250,000\nBooking consultation request',
    },
  },
  {
    name: 'Builders contact form',
    address: '/sovran-builders/contact',
    words: { name: 'Cy Elm', phone: '', message: 'Drains.' },
    button: 'Send Message',
    failure: later,
    success: soon,
    stored: { name: 'Cy Elm', phone: '', service: 'builders', message: 'Drains.' },
  },
  {
    name: 'Design enquiry form',
    address: '/sovran-design',
    words: { name: 'Di Ash', phone: '07700 900457', service: 'vr-walkthrough' },
    button: 'Send Message',
    failure: later,
    success: soon,
    stored: { name: 'Di Ash', phone: '07700 900457', service: 'design', message: 'vr-walkthrough' },
  },
  {
    name: 'Interiors enquiry form',
    address: '/sovran-interiors',
    words: { firstName: 'Ed', lastName: 'Fir', phone: '', service: 'kitchens', message: 'An island.' },
    button: 'Send Enquiry',
    failure: later,
    success: soon,
    stored: { name: 'Ed Fir', phone: '', service: 'interiors', message: 'Service Interested In: kitchens\nAn island.' },
  },
]

const commit = '**/documents:commit**'
const headers = { 'access-control-allow-origin': '*' }
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, headers, json: { error: { code, message: 'planted', status: 'PLANTED' } } })

/** Each thing that can go wrong between the visitor and the store, most harmless first. */
const faults: Readonly<Record<string, (route: Route, page: Page) => Promise<unknown>>> = {
  'the store is down': (route) => route.abort('connectionrefused'),
  'the connection is reset': (route) => route.abort('connectionreset'),
  'the store refuses (403)': status(403),
  'the store is overrun (429)': status(429),
  'the store fails (500)': status(500),
  'the store is away (503)': status(503),
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

async function fill(form: Locator, words: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(words)) {
    const control = form.locator(`[name="${name}"]`)
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

const kept = (form: Locator) =>
  form.evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)) as Record<string, string>)

for (const { name, address, words, button, failure, success, stored } of forms) {
  test.describe(name, () => {
    test('loses nothing, whatever goes wrong, and stores one enquiry in the end', async ({ page }) => {
      test.setTimeout(120_000)
      const email = `${randomUUID()}@visitor.example`
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await page.clock.install()
      await page.goto(address)
      await alive(page)
      const form = page.getByRole('form', { name })
      await fill(form, { ...words, email })
      const before = await kept(form)
      for (const [fault, plant] of Object.entries(faults)) {
        await test.step(fault, async () => {
          await page.route(commit, (route) => plant(route, page))
          await form.getByRole('button', { name: button }).click()
          if (fault === 'nothing ever answers') {
            await expect(form.getByRole('button')).toBeDisabled()
            await page.clock.fastForward(15_500)
          }
          await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveText(failure)
          expect(await kept(form)).toEqual(before)
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

    test('keeps its words while the visitor looks at another page, until they are sent', async ({ page }) => {
      await page.goto(address)
      await alive(page)
      const form = page.getByRole('form', { name })
      const email = `${randomUUID()}@visitor.example`
      await fill(form, { ...words, email })
      const before = await kept(form)
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('One house')
      await page.goBack()
      await expect(form).toBeVisible()
      await expect.poll(() => kept(form)).toEqual(before)
    })
  })
}

test('the thank-you panel stands for five seconds, then the empty form is back', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await alive(page)
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: `${randomUUID()}@visitor.example` })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(form).toHaveCount(0)
  await page.clock.fastForward(5000)
  await expect(form).toBeVisible()
  expect(Object.values(await kept(form)).join('')).toBe('')
})

test('the browser refuses what is missing or no address, and nothing is sent', async ({ page }) => {
  let sent = 0
  await page.route(commit, (route) => {
    sent += 1
    return route.abort()
  })
  await page.goto('/contact')
  await alive(page)
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: 'no address' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=name]')).not.toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)
})

const areaCode = /\/r\/(company|design)\/assets\/area-[^/]+\.js$/

test('sent before the page is alive, it is sent when the page is, once', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  const email = `${randomUUID()}@sovran.example`
  await fill(form, { ...forms[0]?.words, email })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', /area/)
  release()
  await expect(page.getByRole('status').filter({ hasText: forms[0]?.success ?? '' })).toBeVisible()
  expect(await storedEnquiries(email)).toEqual([expect.objectContaining({ ...forms[0]?.stored, email })])
})

test('what is written after a choice, before the page is alive, stays', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/sovran-design')
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  await form.locator('[name=service]').selectOption('vr-walkthrough')
  await form.locator('[name=message]').fill('A walk through the loft.')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', /area/)
  release()
  await alive(page)
  await page.waitForTimeout(500)
  await expect(form.locator('[name=message]')).toHaveValue('A walk through the loft.')
})

test('a service chosen before the page is alive is written into the message when it is', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/sovran-design')
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  await form.locator('[name=service]').selectOption('vr-walkthrough')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', /area/)
  release()
  await expect(form.locator('[name=message]')).toHaveValue('vr-walkthrough')
})

test('sent on a page that does not come alive, it becomes an e-mail', async ({ page }) => {
  await hold(page, areaCode)
  await page.addInitScript(() => {
    const composed: string[] = []
    Object.assign(window, { composed })
    HTMLFormElement.prototype.submit = function submit() {
      composed.push(this.action)
    }
  })
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: 'ada@sovran.example' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  const composed = () => page.evaluate(() => (window as unknown as { composed: string[] }).composed)
  const draft = expect.stringMatching(/^mailto:hello@sovran\.example\?subject=/)
  await expect.poll(composed, { timeout: 15_000 }).toEqual([draft])
  // And again, for whoever closed the draft.
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(composed, { timeout: 15_000 }).toEqual([draft, draft])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { name, address } of forms) {
    test(`${name} composes an e-mail and puts no word into an address`, async ({ page }) => {
      await page.goto(address)
      const form = page.locator(`form[aria-label="${name}"]`)
      await expect(form).toHaveAttribute('action', /^mailto:[a-z]+@sovran\.example\?subject=/)
      await expect(form).toHaveAttribute('method', 'post')
      await expect(form).toHaveAttribute('enctype', 'text/plain')
    })
  }
})
