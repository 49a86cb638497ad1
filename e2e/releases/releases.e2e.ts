import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { filesIn } from '../../platform/base/files.ts'
import { hydrated, visit } from '../support/hydrated.ts'
import { checkOut, serveTeam, type Team } from './team.ts'

// One walk through what teams do with their releases: the tests follow one another in one store, as a build takes many
// seconds. What is refused, interrupted or damaged is tested without builds in platform/release and platform/compose.

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const origin = 'http://localhost:4600'
const words = 'The next builders'

let team: Team
let stop: () => Promise<unknown> = async () => {}
let next = ''

const liveVersion = (unit: string): string =>
  JSON.parse(readFileSync(path.join(team.releases, 'pins.json'), 'utf8'))[unit][0]

/** Runs the release tool, which has to succeed, and returns what it has said. */
function run(...args: string[]) {
  const { status, output } = team.run(...args)
  expect(status, output).toBe(0)
  return output
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  team = checkOut('releases', 4600, ['mf-builders', 'mf-interiors'])
  team.change('builders', words)
  stop = await serveTeam(team)
  const make = "import('./platform/new/newArea.ts').then(({ newArea }) => newArea('orchards'))"
  const made = spawnSync(process.execPath, ['--import', 'tsx', '-e', make], { cwd: team.folder, encoding: 'utf8' })
  expect([made.status, made.stderr]).toEqual([0, ''])
  const output = run('release', 'shell', 'interiors', 'builders', '--draft')
  const [, interiors = '', builders = ''] = /interiors@(\w+), builders@(\w+)/.exec(output) ?? []
  next = builders
  expect(output).toContain('http://localhost:4643/')
  // The same sources are the same version, wherever they are built. Not of an area that bundles a library: its server
  // build says where that lies, which is elsewhere for this checkout.
  expect(interiors).toBe(liveVersion('interiors'))
  // The drafts' files are in the live site, too.
  run('release')
})

test.afterAll(() => stop())

const isThere = (page: Page) => page.getByText(words, { exact: true })

/** Follows a link of the page to an address, and waits for that page. */
async function follow(page: Page, address: string) {
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(origin + address)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before, { useInnerText: true })
}

/** Marks the page's document. The function that is returned expects that it is still the same. */
async function keeping(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return async () => expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

test('a draft is a whole site at its own address', async ({ page }) => {
  await visit(page, `${origin}/sovran-builders`)
  await expect(isThere(page)).toHaveCount(0)
  const draft = 'http://localhost:4643'
  expect((await page.goto(`${draft}/sovran-builders`))?.headers()['x-robots-tag']).toBe('noindex')
  await hydrated(page)
  await expect(isThere(page)).toBeVisible()
  // Prerendered, too.
  expect(await (await page.request.get(`${draft}/sovran-builders`)).text()).toContain(words)
})

/** The content of every file of the live site that is not the builders'. */
function ofOthers() {
  const folder = path.join(team.site, 'public')
  const others = filesIn(folder).filter((name) => !/^(sovran-builders|r\/builders)\/|^sitemap\.xml/.test(name))
  return Object.fromEntries(others.map((name) => [name, readFileSync(path.join(folder, name), 'base64')]))
}

test('a release changes no other page; open pages keep working', async ({ page, browser }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const before = ofOthers()
  expect(Object.keys(before).length).toBeGreaterThan(300)
  await visit(page, `${origin}/sovran-builders`)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(`${origin}/`)
  await hydrated(elsewhere)

  run('promote', 'builders', next)
  expect(liveVersion('builders')).toBe(next)
  expect(ofOthers()).toEqual(before)

  // The page was opened before this, and has never fetched this chunk.
  const isSame = await keeping(page)
  await follow(page, '/sovran-builders/residential/renovations')
  await expect(isThere(page)).toHaveCount(0)
  await follow(page, '/')
  await isSame()
  expect(faults).toEqual([])

  // A page of another area that is older than the release gets that release whole.
  await follow(elsewhere, '/sovran-builders')
  await expect(isThere(elsewhere)).toBeVisible()
  await elsewhere.close()
})

test('a new area is one command and one release', async ({ page, request }) => {
  await visit(page, `${origin}/contact`)
  run('release', 'orchards')
  await page.reload()
  await hydrated(page)
  const isSame = await keeping(page)
  for (const place of ['banner', 'contentinfo'] as const) {
    await page.getByRole(place).getByRole('link', { name: 'Orchards' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orchards' })).toBeVisible()
    await expect(page).toHaveTitle('Orchards | Sovran')
    await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).click()
    await expect(page).toHaveURL(`${origin}/contact`)
  }
  await isSame()
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).toContain('/sovran-orchards<')
  // The shell was built beside it, and knows nothing of it.
  const shell = path.join(team.releases, 'shell')
  const built = filesIn(shell).filter((name) => /\.(js|json|html)$/.test(name))
  expect(built.length).toBeGreaterThan(20)
  expect(built.filter((name) => /orchards/i.test(readFileSync(path.join(shell, name), 'utf8')))).toEqual([])

  run('rollback', 'orchards', 'none')
  expect((await request.get(`${origin}/sovran-orchards`)).status()).toBe(404)
  await page.reload()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Orchards' })).toHaveCount(0)
})
