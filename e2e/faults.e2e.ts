import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page, type Route, test } from 'playwright/test'

const remotes = {
  company: { address: '/about', elsewhere: '/sovran-interiors/kitchens/german' },
  design: { address: '/sovran-design', elsewhere: '/' },
  builders: { address: '/sovran-builders', elsewhere: '/contact' },
  interiors: { address: '/sovran-interiors', elsewhere: '/contact' },
} as const

type Remote = keyof typeof remotes

interface Fault {
  what: string
  hits: RegExp
  /** How the fault answers a request. */
  answer: (route: Route) => Promise<void> | void
  /** A fault that only code with the right integrity can have: the check is taken out of the page. */
  isUnchecked?: boolean
  hangs?: boolean
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'text/plain', body: 'no' })
const nothing = () => {}

const entry = (name: Remote) => new RegExp(`/r/${name}/assets/remoteEntry-[^/]+\\.js`)
const chunk = (name: Remote) => new RegExp(`/r/${name}/assets/[A-Z][A-Za-z]*Page-[^/]+\\.js`)
const sheet = (name: Remote) => new RegExp(`/r/${name}/assets/[^/]+\\.css`)

const faultsOf = (name: Remote): readonly Fault[] => [
  { what: 'entry 404', hits: entry(name), answer: status(404) },
  { what: 'entry 500', hits: entry(name), answer: status(500) },
  { what: 'entry refused', hits: entry(name), answer: (route) => route.abort('connectionrefused') },
  { what: 'entry hangs', hits: entry(name), answer: nothing, hangs: true },
  { what: 'entry does not parse', hits: entry(name), answer: script('export {'), isUnchecked: true },
  { what: 'entry throws', hits: entry(name), answer: script('throw new Error("planted")'), isUnchecked: true },
  { what: 'chunk 404', hits: chunk(name), answer: status(404) },
  { what: 'chunk 500', hits: chunk(name), answer: status(500) },
  { what: 'chunk hangs', hits: chunk(name), answer: nothing, hangs: true },
  { what: 'chunk throws', hits: chunk(name), answer: script('throw new Error("planted")'), isUnchecked: true },
  { what: 'stylesheet 404', hits: sheet(name), answer: status(404) },
  { what: 'entry tampered with', hits: entry(name), answer: tamper },
  { what: 'chunk tampered with', hits: chunk(name), answer: tamper },
]

async function tamper(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` })
}

async function withoutIntegrity(page: Page) {
  await page.route(
    (url) => !url.pathname.startsWith('/r/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const { 'content-security-policy': _policy, ...headers } = response.headers()
      const body = (await response.text())
        .replace(/"integrity":\{[^}]*\}/, '"integrity":{}')
        .replaceAll(/ integrity="[^"]*"/g, '')
      await route.fulfill({ response, headers, body })
    },
  )
  await page.route(/\/live\.json$/, async (route) => {
    const live = await (await route.fetch()).json()
    const { imports } = JSON.parse(live.importMap)
    await route.fulfill({ json: { ...live, importMap: JSON.stringify({ imports }) } })
  })
}

const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset.alive?.includes('area') ?? false)

const heightOf = (page: Page) => page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)

/** A visit with a fault that lasts until it is healed. */
async function visit(browser: Browser, name: Remote, fault: Fault) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  let isHealthy = false
  await page.clock.install()
  if (fault.isUnchecked) await withoutIntegrity(page)
  await page.route(fault.hits, (route) => (isHealthy ? route.fallback() : fault.answer(route)))
  const reports = () => lines.filter((line) => new RegExp(`^${name}@\\S+ on /`).test(line))
  return {
    page,
    lines,
    reports,
    heal: () => {
      isHealthy = true
    },
    end: () => context.close(),
  }
}

/** Lets the page's own waits pass in a hurry until the claim holds. Returns the seconds that passed for the page. */
async function until(page: Page, claim: () => Promise<boolean>, patience: number): Promise<number> {
  const began = Date.now()
  let skipped = 0
  while (!(await claim().catch(() => false))) {
    if (Date.now() - began + skipped > patience * 1000) throw new Error(`It did not happen within ${patience} s.`)
    await page.waitForTimeout(100).catch(() => {})
    if (Date.now() - began > 400) {
      await page.clock.fastForward(500).catch(() => {})
      skipped += 500
    }
  }
  return (Date.now() - began + skipped) / 1000
}

/** Takes the time until the panel is there by the page's own clock, which no slow test machine holds up. Runs in the page. */
function timePanel() {
  const began = Date.now()
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main [role=alert]')) return
    observer.disconnect()
    Object.assign(window, { waited: Date.now() - began })
  }).observe(document, { childList: true, subtree: true })
}

async function healthyHeight(browser: Browser, address: string) {
  const page = await browser.newPage()
  await page.goto(address)
  await expect.poll(() => isAlive(page)).toBe(true)
  const height = await heightOf(page)
  await page.close()
  return height
}

function print(name: Remote, how: string, rows: readonly string[]) {
  const text = rows.map((row) => `${name.padEnd(9)} | ${how.padEnd(10)} | ${row}`).join('\n')
  const folder = path.join(import.meta.dirname, '../reports/faults')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}-${how.replace(' ', '-')}.txt`), `${text}\n`)
  process.stdout.write(`\n${text}\n`)
}

for (const name of Object.keys(remotes) as Remote[]) {
  const { address, elsewhere } = remotes[name]

  test(`${name}, first load: the page stays readable, and comes to life when the remote returns`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const rows: string[] = []
    const height = await healthyHeight(browser, address)
    for (const fault of faultsOf(name)) {
      await test.step(fault.what, async () => {
        const { page, heal, reports, end } = await visit(browser, name, fault)
        await page.goto(address)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        // Its styles are in the document: a lost sheet costs the first page nothing at all.
        if (fault.what !== 'stylesheet 404') {
          await until(page, async () => reports().length > 0, 20)
          expect(await isAlive(page)).toBe(false)
        }
        await expect(heading).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect.poll(async () => Math.abs((await heightOf(page)) - height)).toBeLessThan(height * 0.02)
        expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
        heal()
        const seconds = await until(page, () => isAlive(page), 60)
        await expect(heading).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        rows.push(
          `${fault.what.padEnd(21)} | readable throughout, alive ${seconds.toFixed(1)} s after the remote is well`,
        )
        await end()
      })
    }
    print(name, 'first load', rows)
  })

  test(`${name}, from another page: a panel within 10 s, and another try that brings the page`, async ({ browser }) => {
    test.setTimeout(240_000)
    const rows: string[] = []
    const height = await healthyHeight(browser, address)
    for (const fault of faultsOf(name)) {
      await test.step(fault.what, async () => {
        const { page, heal, lines, reports, end } = await visit(browser, name, fault)
        await page.goto(elsewhere)
        await until(page, () => isAlive(page), 20)
        expect(lines).toEqual([])
        await page.evaluate(timePanel)
        await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
        const panel = page.getByRole('alert')
        await until(page, () => panel.isVisible(), 30)
        const seconds = await page.evaluate(() => (window as unknown as { waited: number }).waited / 1000)
        expect(seconds).toBeLessThanOrEqual(10)
        await expect(panel).toContainText('This part of the site did not load.')
        await expect(panel.getByRole('link', { name: '020 7946 0190' })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        expect(reports().length).toBeGreaterThan(0)
        expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false)
        heal()
        await panel.getByRole('button', { name: 'Try again' }).click()
        const more = await until(page, async () => (await panel.count()) === 0 && (await isAlive(page)), 20)
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(async () => Math.abs((await heightOf(page)) - height)).toBeLessThan(height * 0.02)
        rows.push(
          `${fault.what.padEnd(21)} | panel after ${seconds.toFixed(1)} s, page ${more.toFixed(1)} s after Try again`,
        )
        await end()
      })
    }
    print(name, 'navigation', rows)
  })
}

test('the integrity in the import map is what refuses a tampered chunk: without it the chunk runs', async ({
  browser,
}) => {
  const tampered = faultsOf('builders').find(({ what }) => what === 'chunk tampered with')
  if (!tampered) throw new Error('The table of faults has lost its tampered chunk.')
  const { page, end } = await visit(browser, 'builders', { ...tampered, isUnchecked: true })
  await page.goto(remotes.builders.address)
  await expect.poll(() => page.evaluate(() => 'isTampered' in globalThis)).toBe(true)
  await end()
})
