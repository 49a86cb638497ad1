import { createHash } from 'node:crypto'
import { expect, type Page, type Route, test } from 'playwright/test'
import { hydrated, interactOnce, interactUntilHydrated, visit } from '../support/hydrated.ts'
import { advanceClockUntil, follow, reducedMotion } from '../support/visitor.ts'

// An area's code does not load, or fails when it runs. Each document is complete on its own: the next navigation loads
// a document, which stays as it was served. Nothing is retried.

test.use(reducedMotion)

/** The areas, each with a path of its own and a path of another area that links to it. */
const areas = {
  company: { address: '/terms', elsewhere: '/sovran-builders/residential/basements' },
  builders: { address: '/sovran-builders/residential/basements', elsewhere: '/privacy' },
} as const
type Name = keyof typeof areas

interface Fault {
  what: string
  /** The end of a file's URL, after the area's folder. */
  file: RegExp
  answer: (route: Route) => unknown
  /** Faulty code, with a correct integrity value. */
  code?: string
}

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'no' })
const script = (code: string) => ({
  code,
  answer: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: code }),
})

async function tamper(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` })
}

const entry = /remoteEntry-[^/]+\.js$/
const chunk = /[A-Z][A-Za-z]*Page-[^/]+\.js$/
const chunk404: Fault = { what: 'chunk 404', file: chunk, answer: status(404) }
const faults: readonly Fault[] = [
  { what: 'entry 404', file: entry, answer: status(404) },
  { what: 'entry 500', file: entry, answer: status(500) },
  { what: 'entry refused', file: entry, answer: (route) => route.abort('connectionrefused') },
  { what: 'entry hangs', file: entry, answer: () => {} },
  { what: 'entry does not parse', file: entry, ...script('export {') },
  { what: 'entry throws', file: entry, ...script('throw new Error("fake")') },
  chunk404,
  { what: 'chunk 500', file: chunk, answer: status(500) },
  { what: 'chunk hangs', file: chunk, answer: () => {} },
  { what: 'chunk throws', file: chunk, ...script('throw new Error("fake")') },
]
const sheet: Fault = { what: 'stylesheet 404', file: /[^/]+\.css$/, answer: status(404) }

/** One area gets every fault, the area without a prefix the most likely one: the shell's code is the same for all. */
const cases = (Object.keys(areas) as Name[]).flatMap((name) =>
  faults.filter((fault) => name === 'builders' || fault === chunk404).map((fault) => ({ name, fault })),
)

/** Replaces the integrity of these files in documents with that of the faulty code. */
async function fakeIntegrity(page: Page, files: RegExp, code: string) {
  const own = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const withFakeIntegrity = (text: string) =>
    text.replaceAll(/src="([^"]+)" integrity="[^"]+"/g, (all, src) =>
      files.test(src) ? `src="${src}" integrity="${own}"` : all,
    )
  await page.route(
    (url) => !/\/(assets|pictures|reports)\b/.test(url.pathname),
    async (route) => {
      const response = await route.fetch().catch(() => undefined)
      const text = await response?.text().catch(() => undefined)
      if (response && text !== undefined) await route.fulfill({ response, body: withFakeIntegrity(text) })
    },
  )
}

async function injectFault(page: Page, name: Name, { file, answer, code }: Fault) {
  const files = new RegExp(`/r/${name}/assets/${file.source}`)
  if (code) await fakeIntegrity(page, files, code)
  // Requests made as the test ends get no response.
  await page.route(files, (route) => void Promise.resolve(answer(route)).catch(() => {}))
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The page can be read and used from the first band to the last, except for the functions of the area's code. */
async function expectServed(page: Page, address: string) {
  await expect(heading(page)).toBeVisible()
  const html = await (await page.request.get(address)).text()
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  await expect(page.locator('main section')).toHaveCount(main.split('<section').length - 1)
  await expect(page.locator('main section').last()).toBeVisible()
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
  const menu = page.locator('header nav button').first()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
}

for (const [what, file] of Object.entries({ entry, chunk }))
  test(`a tampered ${what} in a document does not run`, async ({ page }) => {
    const { address } = areas.builders
    await injectFault(page, 'builders', { what, file, answer: tamper })
    await page.goto(address)
    await interactUntilHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'static')
    await expectServed(page, address)
  })

for (const { name, fault } of cases) {
  const { address, elsewhere } = areas[name]

  test(`${name}, ${fault.what}: the document loads and stays`, async ({ page }) => {
    const hangs = fault.what.endsWith('hangs')
    if (hangs) await page.clock.install()
    await visit(page, elsewhere)
    await injectFault(page, name, fault)
    const documents: string[] = []
    const lines: string[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      documents.push(new URL(request.url()).pathname)
      lines.length = 0
    })
    page.on('console', (message) => lines.push(message.text()))
    await follow(page, address)
    if (hangs) await advanceClockUntil(page, async () => documents.length > 0)
    await expect.poll(() => documents).toEqual([address])
    const isReport = (line: string) => new RegExp(`^${name}@\\S+ on ${address}: `).test(line)
    // Requests that hang may still complete.
    if (hangs) await advanceClockUntil(page, async () => !(await interactOnce(page)) && lines.some(isReport))
    else {
      await interactUntilHydrated(page)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'static')
    }
    await expectServed(page, address)
    await expect(page).toHaveURL(address)
    expect(lines.filter(isReport)).toHaveLength(1)
    expect(documents).toEqual([address])
    // All other areas work, whether the code fails or hangs. Which fault it was no longer matters.
    if (fault !== chunk404 && !hangs) return
    await follow(page, elsewhere)
    await expect(page).toHaveURL(elsewhere)
    await hydrated(page)
  })
}

test('if a stylesheet fails, the document loads with its styles', async ({ page }) => {
  const { address, elsewhere } = areas.builders
  await visit(page, elsewhere)
  await injectFault(page, 'builders', sheet)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(address))
  await follow(page, address)
  await loaded
  await hydrated(page)
})
