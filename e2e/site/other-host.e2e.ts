import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { build, type Rolldown } from 'vite'
import { ports } from '../../platform/base/ports.ts'
import { fill, forms } from '../support/enquiryForms.ts'
import { storedEnquiries } from '../support/storedEnquiries.ts'
import { someone } from '../support/visitor.ts'

// Areas in a page that is not ours: module federation's own runtime, which shares React and nothing else.

let script = ''
test.beforeAll(async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve(import.meta.dirname, 'otherHost'),
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: 'host.ts', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  script = output.find((file) => file.type === 'chunk')?.code ?? ''
})

const address = '/sovran-builders'
const embedded = { kind: 'embedded', host: 'localhost', port: ports.enquiries.port }

/** Opens the area's address as a page of the other host, which loads the area from `entry`. */
async function openHost(
  page: Page,
  entry: string,
  { origin = '', enquiries }: { origin?: string; enquiries?: object },
) {
  const block = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
  const body = [
    '<!doctype html><html lang="en"><title>Another host</title><div id="root"></div>',
    block('remote', { entry }),
    enquiries ? block('enquiries', enquiries) : '',
    `<script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
  ].join('')
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(origin + address)
}

async function liveEntry(page: Page) {
  const { entry } = (await (await page.request.get('/r/builders/live.json')).json()) as { entry: string }
  return entry
}

test('an area found by its manifest shows its page in our look, and its form writes to the store', async ({ page }) => {
  const form = forms.find(({ address: at }) => at.startsWith(address))
  if (!form) throw new Error('Builders has no form.')
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await openHost(page, new URL('/r/builders/mf-manifest.json', test.info().project.use.baseURL).href, {
    enquiries: embedded,
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const family = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(family).toContain('Sovran')
  const email = someone('other-host')
  const shown = page.getByRole('form', { name: form.name })
  await fill(shown, { ...form.words, email })
  await shown.getByRole('button', { name: form.button }).click()
  await expect(page.getByText(form.success)).toBeVisible()
  expect(await storedEnquiries(email)).toHaveLength(1)
  expect(faults).toEqual([])
})

test('an area found by its entry works on another origin as well, and says what its forms lack', async ({ page }) => {
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  await page.goto('/about')
  const entry = await liveEntry(page)
  await openHost(page, new URL(entry, test.info().project.use.baseURL).href, { origin: 'http://elsewhere.localhost' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Its styles, tokens and fonts come from our origin.
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  expect(loaded).toBeGreaterThan(0)
  const form = forms.find(({ address: at }) => at.startsWith(address))
  const shown = page.getByRole('form', { name: form?.name ?? '' })
  await fill(shown, { ...form?.words, email: someone('nowhere') })
  await shown.getByRole('button', { name: form?.button ?? '' }).click()
  await expect(page.getByRole('alert').filter({ hasText: form?.failure ?? '' })).toBeVisible()
  expect(words.join('\n')).toContain('Enquiries have nowhere to go: call configure() first')
})
