import { storedEnquiries } from 'e2e/enquiries'
import { hydrated, visit } from 'e2e/hydrated'
import { isSideways, newEmail, reducedMotion, tabTo } from 'e2e/visitor'
import { expect, type Page, test } from 'playwright/test'

// Expected text is written out here instead of imported, so that a change in the product fails the test.

test.use(reducedMotion)

const sheet = (page: Page) => page.getByRole('region', { name: 'Your house on one sheet' })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

test('a homeowner collects a plan from several teams, and sends it', async ({ page }) => {
  const email = newEmail('plan')
  await visit(page, '/sovran-builders/residential/extensions')
  await page.getByRole('link', { name: 'Add to your plan' }).click()
  await expect(page).toHaveURL('/plan?with=builders/extensions')
  for (const text of ['£85,000–220,000', '14–24\u00a0weeks on site', 'about 42–52\u00a0weeks'])
    await expect(sheet(page)).toContainText(text)
  // To the page that explains a price and back to the sheet, in the same document.
  await page.getByRole('link', { name: 'What the price includes: German kitchen' }).click()
  await expect(page).toHaveURL('/sovran-interiors/kitchens/german')
  await page.getByRole('link', { name: 'Add to your plan' }).first().click()
  await expect(page).toHaveURL('/plan?with=builders/extensions,interiors/kitchens-german')
  await page.getByRole('spinbutton', { name: 'How many: German kitchen' }).fill('2')
  await box(page, /^Planning permission/).check()
  await expect(page).toHaveURL('/plan?with=builders/extensions,design/planning-permission,interiors/kitchens-german*2')
  const total = ['£177,500–406,000', '41–60\u00a0weeks', 'A full planning application']
  for (const text of total) await expect(sheet(page)).toContainText(text)
  // Shared, bookmarked, reloaded.
  await page.reload()
  for (const text of total) await expect(sheet(page)).toContainText(text)
  await sheet(page).getByRole('link', { name: 'Send this plan' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue(/^About: a plan for my house\n\n- Extensions: £85,000–220,000/)
  await expect(page.getByLabel('Service')).toHaveValue('builders')
  await page.goBack()
  await expect(box(page, /^Extensions/)).toBeChecked()
  await page.goForward()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Ray')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await expect(message).toHaveValue(/guide prices/)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank You!' })).toBeVisible()
  const [stored] = await storedEnquiries(email)
  expect(stored?.service).toBe('builders')
  expect(stored?.message?.split('\n').slice(2)).toEqual([
    '- Extensions: £85,000–220,000, 14–24\u00a0weeks',
    '- Planning permission: £2,500–6,000, 11–16\u00a0weeks',
    '- German kitchen × 2: £90,000–180,000, 16–20\u00a0weeks',
    expect.stringMatching(/^Price: £177,500–406,000 \(guide prices of \d+ \w+ \d{4}, VAT included\)$/),
    'Time: 41–60\u00a0weeks (Permission 11–16\u00a0weeks, Building 14–24\u00a0weeks, Making and fitting 16–20\u00a0weeks)',
    'Planning, outside conservation areas: A full planning application',
    `The sheet: ${new URL(page.url()).origin}/plan?with=builders/extensions,design/planning-permission,interiors/kitchens-german*2`,
    '',
  ])
})

test('the keyboard alone plans a house', async ({ page }) => {
  await page.goto('/plan')
  await tabTo(page, box(page, /^Bathroom/), 80)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await expect(page).toHaveURL('/plan?with=interiors/bathrooms*3')
  await expect(page.getByRole('status').filter({ hasText: 'One row. £105,000–330,000, 16–22' })).toBeAttached()
})

test('on a phone the sum stays in view, and leads to the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plan?with=builders/loft-conversions')
  const sum = page.getByRole('link', { name: '£75,000–130,000, 9–13\u00a0weeks on site' })
  await expect(sum).toBeInViewport({ ratio: 1 })
  await hydrated(page)
  await sum.click()
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/plan?with=builders/loft-conversions#sheet')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/plan?with=builders/new-builds,interiors/kitchens-german*9')
  await expect(sheet(page)).toContainText('German kitchen × 9')
  expect(await isSideways(page)).toBe(false)
})

test('the sheet prints on one page, with its rows, its rule, its date and its URL', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium writes a PDF.')
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.goto('/plan')
  await expect(page.getByRole('checkbox')).not.toHaveCount(0)
  const names = await page.getByRole('checkbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
  const most = names.slice(0, 30).map((name) => (/bathrooms/.test(name) ? `${name}*9` : name))
  await page.goto(`/plan?with=${most.join(',')}`)
  await expect(sheet(page).getByRole('row')).toHaveCount(31)
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    'Bathroom × 9',
    'run side by side',
    'Guide prices of',
    '/plan?with=',
    'The strictest of your rows',
  ])
    await expect(sheet(page).getByText(text).first()).toBeVisible()
  for (const hidden of ['Send this plan', 'Print it', 'Start again'])
    await expect(page.getByText(hidden, { exact: true })).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('without offers, or without those of a team, the page says so', async ({ page }) => {
  const address = '/plan?with=builders/extensions,interiors/bars'
  await page.route('**/offers.json', (route) => route.abort())
  await page.goto(address)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The prices have not loaded')
  await expect(alert.getByRole('link', { name: '020 7946 0100' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Building and gardens/ })).toBeVisible()
  await page.unroute('**/offers.json')
  await page.route('**/offers.json', async (route) => {
    const { builders, ...others } = await (await route.fetch()).json()
    expect(builders).toHaveLength(7)
    await route.fulfill({ json: others })
  })
  await page.goto(address)
  await expect(page.getByText('The prices of the builders are not there just now')).toBeVisible()
  await expect(sheet(page)).toContainText('£20,000–55,000')
  await expect(box(page, /^Extensions/)).toHaveCount(0)
})

for (const [name, options] of [
  ['without scripts', { javaScriptEnabled: false }],
  ['with every module blocked', {}],
] as const)
  test.describe(name, () => {
    test.use(options)
    test('the page explains itself, and leads to the price lists', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto('/plan?add=builders/extensions')
      await expect(page.getByText('The sheet needs JavaScript')).toBeVisible()
      await expect(page.getByText('One moment')).toBeHidden()
      await expect(
        page.getByRole('main').getByRole('link', { name: /^(A house|Building|Rooms|Drawings)/ }),
      ).toHaveCount(4)
      await expect(page.getByRole('main').locator('input, button:not([hidden])')).toHaveCount(0)
    })
  })
