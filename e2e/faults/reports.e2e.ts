import { expect, type Page, test } from 'playwright/test'
import { fill, forms } from '../support/enquiries.ts'
import { interactUntilHydrated, visit } from '../support/hydrated.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

/** The list of reports that a page sends; it grows as they arrive. */
function reportsOf(page: Page) {
  const reports: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reports')) reports.push(request.postDataJSON())
  })
  return reports
}

test('a rejected enquiry is reported without the visitor’s text', async ({ page }) => {
  const [contact] = forms
  const reports = reportsOf(page)
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/documents:commit**', (route) => route.fulfill({ status: 403, headers, json: { error: {} } }))
  await visit(page, contact.address)
  const form = page.getByRole('form', { name: contact.name })
  await fill(form, { ...contact.words, email: newEmail('reports') })
  await form.getByRole('button', { name: contact.button }).click()
  await expect(page.getByRole('alert').filter({ hasText: contact.failure })).toBeVisible()
  const report = { kind: 'enquiry', form: 'contact', code: 'permission-denied', status: 403, page: '/contact' }
  await expect.poll(() => reports).toEqual([{ ...report, releases: expect.any(Object) }])
  expect(JSON.stringify(reports)).not.toMatch(/Ray|visitor\.example|crooked/)
})

test('errors are reported with the loaded releases', async ({ page }) => {
  const reports = reportsOf(page)
  await page.route(/\/r\/builders\/assets\/BuildersPage-.*\.js/, (route) => route.fulfill({ status: 404, body: 'no' }))
  await page.goto('/sovran-builders')
  await interactUntilHydrated(page)
  await expect.poll(() => reports.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fault']))
  const fault = reports.find(({ kind }) => kind === 'fault')
  expect(fault).toMatchObject({ area: 'builders', page: '/sovran-builders' })
  expect(Object.keys(fault?.releases ?? {})).toEqual(['shell', 'builders'])
})

test('each blocked request and uncaught error is reported once', async ({ page }) => {
  const reports = reportsOf(page)
  await visit(page, '/careers')
  await page.evaluate(() => {
    const src = 'https://elsewhere.example/x.png?name=Ada'
    for (let times = 0; times < 2; times++) document.body.append(Object.assign(new Image(), { src }))
    const ours = Object.assign(new Error('Broken at "Ada Ray"'), { stack: 'at /r/company/assets/Page-1.js:1:2' })
    Promise.reject(ours)
    Promise.reject(new Error('of an extension'))
    // Browsers name the file of an extension by its URL or by the scheme alone.
    for (const sourceFile of ['chrome-extension', 'moz-extension://1a2b/content.js'])
      dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', { sourceFile }))
  })
  await expect
    .poll(() => reports.map(({ releases, ...report }) => report))
    .toEqual(
      expect.arrayContaining([
        { kind: 'policy', page: '/careers', directive: 'img-src', blocked: 'https://elsewhere.example/x.png' },
        { kind: 'fault', page: '/careers', message: 'Error: Broken at …', stack: ['/r/company/assets/Page-1.js:1:2'] },
      ]),
    )
  expect(reports).toHaveLength(2)
})
