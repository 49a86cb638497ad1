import { expect, type Page, test } from 'playwright/test'
import { fill, forms, storedEnquiries, valuesOf } from '../support/enquiries.ts'
import { follow, newEmail } from '../support/visitor.ts'

// Browsers may lack functions, have them disabled, or have them replaced by extensions. Each may only cost the feature
// that it provides.

/** Functions that the site uses but does not need, by the object that has them. */
const optional = {
  'Navigator.prototype': ['sendBeacon', 'connection', 'onLine'],
  'Performance.prototype': ['getEntriesByType'],
  'Crypto.prototype': ['getRandomValues', 'randomUUID'],
  'Element.prototype': ['animate', 'scrollIntoView', 'setPointerCapture'],
  'HTMLImageElement.prototype': ['decode'],
  'HTMLDialogElement.prototype': ['showModal'],
  'Document.prototype': ['startViewTransition', 'cookie'],
  'Date.prototype': ['toLocaleTimeString'],
  window: [
    'PerformanceObserver',
    'PerformanceResourceTiming',
    'IntersectionObserver',
    'MutationObserver',
    'ResizeObserver',
    'matchMedia',
    'XMLHttpRequest',
    'localStorage',
    'sessionStorage',
    'indexedDB',
  ],
} as const
/** Functions that React calls if they exist. Pages work without them, but not if one throws. */
const ofReact = ['queueMicrotask', 'AbortController'].map((name) => ['window', name] as const)
const all = Object.entries(optional).flatMap(([owner, names]) => names.map((name) => [owner, name] as const))

const ways = ['missing', 'throws', 'throws when it is read'] as const
type Way = (typeof ways)[number]

/** Removes functions before the page's first script runs. */
const takeAway = (page: Page, functions: readonly (readonly [owner: string, name: string])[], way: Way) =>
  page.addInitScript(
    ([taken, how]) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const [owner, name] of taken) {
        const of = owner.split('.').reduce<unknown>((it, key) => (it as Record<string, unknown>)[key], window)
        const property =
          how === 'throws when it is read' ? { get: refuse } : { value: how === 'throws' ? refuse : undefined }
        Object.defineProperty(of, name, { ...property, configurable: true })
      }
    },
    [functions, way] as const,
  )

const [contact] = forms

async function expectUsable(page: Page) {
  const email = newEmail('lacking')
  await page.goto(contact.address)
  // Not with the helper: Playwright's own code in the page needs an observer.
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  const menus = page.locator('header details')
  const names = page.locator('header [data-panel] > button, header [data-panel] > details > summary')
  await names.filter({ visible: true }).first().click()
  await expect(menus.locator('a').filter({ visible: true }).first()).toBeVisible()
  await names.filter({ visible: true }).first().click()
  const form = page.getByRole('form', { name: contact.name })
  await fill(form, { ...contact.words, email })
  await form.getByRole('button', { name: contact.button }).click()
  await expect(page.getByText(contact.success)).toBeVisible()
  expect(await storedEnquiries(email)).toHaveLength(1)
  for (const address of ['/', '/sovran-builders', '/works']) {
    await follow(page, address)
    await expect(page).toHaveURL(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

for (const way of ways)
  test(`each optional function ${way}: pages, menus and enquiries work`, async ({ page }) => {
    await takeAway(page, way === 'missing' ? [...all, ...ofReact] : all, way)
    await expectUsable(page)
  })

/** Expects the page as served, with the text typed before its code ran, and a form that composes an email. */
async function expectServed(page: Page) {
  await page.goto(contact.address)
  const form = page.getByRole('form', { name: contact.name })
  await fill(form, { ...contact.words, email: newEmail('served') })
  const before = await valuesOf(form)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'static')
  expect(await valuesOf(form)).toEqual(before)
  await page.evaluate(() =>
    addEventListener('submit', (event) => {
      const { action } = event.target as HTMLFormElement
      document.title = event.defaultPrevented ? 'held' : action
      event.preventDefault()
    }),
  )
  await form.getByRole('button', { name: contact.button }).click()
  await expect(page).toHaveTitle(/^mailto:/)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('if the frame itself throws, the served page stays', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener
    // The frame's link listener is the only one on the document.
    document.addEventListener = function (this: Document, ...of: Parameters<typeof listen>) {
      if (of[0] === 'click') throw new Error('fake')
      return listen.apply(this, of)
    } as typeof listen
  })
  await expectServed(page)
})

for (const [owner, name] of ofReact)
  for (const way of ways.slice(1))
    test(`${name} ${way}: an enquiry is composed`, async ({ page }) => {
      await takeAway(page, [[owner, name]], way)
      await expectServed(page)
    })
