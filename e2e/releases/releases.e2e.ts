import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { hydrated, lifeOf, watch } from '../support/hydrated.ts'
import { still } from '../support/visitor.ts'
import { hashes } from './hashes.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut, type Team, type Unit } from './team.ts'

// One walk through what teams do with their releases: the tests follow one another in one store, as a build takes many
// seconds. What is refused, interrupted or damaged is tested without builds in platform/release and platform/compose.

test.use(still)
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const origin = 'http://localhost:4540'

let team: Team
let stop = () => {}
let trial = ''
let previous = ''
const next: Partial<Record<string, string>> = {}

const readPins = () => JSON.parse(readFileSync(path.join(team.releases, 'pins.json'), 'utf8')) as Record<Unit, string>

/** Runs the release tool, which has to succeed, and returns what it has said. */
function run(...args: string[]) {
  const { status, output } = team.run(...args)
  expect(status, output).toBe(0)
  return output
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  team = checkOut('releases', 4540, ['mf-builders'])
  previous = readPins().builders
  team.env.GARDENS_PORT = '4549'
  run('compose')
  team.change('builders', 'The next builders')
  team.edit('shell/src/App.tsx', /<Footer\b/, '<p>The next shell</p><Footer')
  team.edit('shared-ui/src/router.tsx', /$/, "\nexport const newest = 'newest'\n")
  const output = run('release', 'shell', 'builders', '--draft')
  for (const [, unit = '', version] of output.matchAll(/\b(shell|builders)@(\w+)/g)) next[unit] = version
  ;[trial = ''] = /http:\S+\/_try\/\S+/.exec(output) ?? []
  stop = await serveTeam(team)
})

test.afterAll(() => stop())

const isThere = (page: Page, unit: Unit) => page.getByText(`The next ${unit}`, { exact: true })

/** Follows a link of the page to an address, and waits for that page. */
async function follow(page: Page, address: string) {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(origin + address)
  await expect(heading).not.toHaveText(before, { useInnerText: true })
}

/** Marks the page's document; the function that is returned expects that it is still the same. */
async function keeping(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return async () => expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

/** Visits every area by links and then by documents, and fills in a field. Expects no error and no replaced part. */
async function journey(page: Page, check: (unit: Unit) => Promise<void>) {
  const lines = await watch(page)
  await page.goto(`${origin}/`)
  await hydrated(page)
  const isSame = await keeping(page)
  await check('company')
  for (const area of ['design', 'builders', 'interiors'] as const) {
    await follow(page, `/sovran-${area}`)
    await check(area)
    if (area !== 'builders') continue
    await page.getByRole('form', { name: 'Builders contact form' }).getByLabel('Name').fill('Mary Somerville')
    await follow(page, '/sovran-builders/residential/renovations')
  }
  await isSame()
  const { replaced, violations } = await lifeOf(page)
  expect({ lines, replaced: replaced.filter((html) => /^<(main|header|footer)/.test(html)), violations }).toEqual({
    lines: [],
    replaced: [],
    violations: [],
  })
  for (const area of ['about', 'sovran-design', 'sovran-builders', 'sovran-interiors']) {
    await page.goto(`${origin}/${area}`)
    await hydrated(page)
  }
  expect(lines).toEqual([])
}

test('drafts are tried as a whole site by one browser, which says so on every page, and is left again', async ({
  page,
  browser,
}) => {
  const badge = page.getByRole('complementary', { name: 'Preview' })
  await page.goto(`${origin}/sovran-builders`)
  await hydrated(page)
  await expect(isThere(page, 'builders')).toHaveCount(0)

  await page.goto(trial)
  await expect(page).toHaveURL(`${origin}/`)
  await hydrated(page)
  await expect(badge).toContainText(`builders@${next.builders}`)
  await expect(isThere(page, 'shell')).toBeVisible()
  // To the tried area without a document load: the live page's pointers are those of the tried site.
  await follow(page, '/sovran-builders')
  await expect(isThere(page, 'builders')).toBeVisible()
  await expect(badge).toBeVisible()
  // Prerendered, too.
  expect(await (await page.request.get(`${origin}/sovran-builders`)).text()).toContain('The next builders')
  expect((await page.request.get(`${origin}/sovran-builders/nowhere`)).status()).toBe(404)

  const visitor = await browser.newPage()
  await visitor.goto(`${origin}/sovran-builders`)
  await hydrated(visitor)
  await expect(isThere(visitor, 'builders')).toHaveCount(0)
  await visitor.close()

  await badge.getByRole('button', { name: 'Back to the live site' }).click()
  await expect(page).toHaveURL(/\/\??$/)
  await page.goto(`${origin}/sovran-builders`)
  await hydrated(page)
  await expect(isThere(page, 'builders')).toHaveCount(0)
  await expect(badge).toHaveCount(0)
})

const isBuilders = (file: string) =>
  /^(sovran-builders|r\/builders)\/|^sitemap\.xml|^\.(routing|files)\.json/.test(file)

const ofOthers = () => ({
  pages: hashes(`${team.site}/`, isBuilders),
  ...Object.fromEntries(
    ['shell', 'company', 'design', 'interiors'].map((unit) => [unit, hashes(path.join(team.releases, unit))]),
  ),
})

test('a team goes live, back and forward while the site runs: no other page or asset changes, and open pages go on', async ({
  page,
  browser,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('requestfailed', (request) => {
    // Pictures of a page that was left are given up.
    if (request.resourceType() !== 'image') faults.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
  const before = ofOthers()
  expect(Object.keys(before.pages).length).toBeGreaterThan(30)
  await page.goto(`${origin}/sovran-builders`)
  await hydrated(page)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(`${origin}/`)
  await hydrated(elsewhere)

  run('live', 'builders', next.builders ?? '')
  run('rollback', 'builders')
  expect(readPins().builders).toBe(previous)
  run('rollback', 'builders', next.builders?.slice(0, 6) ?? '')
  expect(readPins().builders).toBe(next.builders)
  expect(ofOthers()).toEqual(before)
  // One live release of each unit.
  expect(run('releases').match(/live/g)).toHaveLength(5)

  // The page was opened before these three changes, and has never fetched this chunk.
  const isSame = await keeping(page)
  await follow(page, '/sovran-builders/residential/renovations')
  await expect(isThere(page, 'builders')).toHaveCount(0)
  await follow(page, '/')
  await isSame()
  expect(faults).toEqual([])

  // A page of another area that is older than the release gets that release whole.
  await follow(elsewhere, '/sovran-builders')
  await expect(isThere(elsewhere, 'builders')).toBeVisible()
  await hydrated(elsewhere)
  await expect(elsewhere.getByRole('alert')).toHaveCount(0)
  await elsewhere.close()
})

test('the next release of an area runs in the previous shell, beside the others', async ({ page }) => {
  await journey(page, async (area) => {
    await expect(isThere(page, area)).toHaveCount(area === 'builders' ? 1 : 0)
    await expect(isThere(page, 'shell')).toHaveCount(0)
  })
})

test('an area that uses a new export of the shell is refused alone, and goes live together with it', async ({
  page,
}) => {
  const live = team.live()
  const use = "import { newest } from 'shared-ui/router'\nObject.assign(globalThis, { newest })\n"
  team.edit('mf-builders/src/area.ts', /^/, use)
  const { status, output } = team.run('release', 'builders')
  expect([status, team.live()]).toEqual([1, live])
  expect(output).toMatch(
    /builders@\w+ uses newest of shared-ui\/router, which shell@\w+ does not provide\. Release the shell first, with it: npm run release -- shell /,
  )
  const [, refused] = /builders@(\w+) uses/.exec(output) ?? []
  run('live', ...['shell', next.shell, 'builders', refused].map(String))
  expect(readPins()).toMatchObject({ shell: next.shell, builders: refused })
  // The same sources, built again, are the same release.
  expect(run('release', 'builders')).toContain(`builders is unchanged: ${refused} is live already.`)
  await page.goto(`${origin}/sovran-builders`)
  await hydrated(page)
  expect(await page.evaluate(() => (globalThis as { newest?: string }).newest)).toBe('newest')
})

test('the next shell runs every area’s previous release', async ({ page }) => {
  run('rollback', 'builders', previous)
  await journey(page, async (area) => {
    await expect(isThere(page, area)).toHaveCount(0)
    await expect(isThere(page, 'shell')).toBeVisible()
  })
})

test('a release whose types do not fit is refused with one message, and the site stays as it was', () => {
  const before = { pins: readPins(), live: team.live(), store: hashes(path.join(team.releases, 'builders')) }
  const file = path.join(team.folder, 'mf-builders/src/menu.ts')
  const whole = readFileSync(file, 'utf8')
  team.edit('mf-builders/src/menu.ts', "title: 'Construction'", 'title: 42')
  const { status, output } = team.run('release', 'builders')
  writeFileSync(file, whole)
  expect(status).toBe(1)
  expect(output).toContain('builders: its types do not fit')
  expect(output).toContain('menu.ts')
  expect(output.match(/Nothing was released and the site is as it was\./g)).toHaveLength(1)
  // The other builds were ended, and have left nothing.
  expect(output).not.toContain('built in')
  expect(readdirSync(path.join(team.folder, 'mf-builders/dist')).filter((name) => /^\d+$/.test(name))).toEqual([])
  expect({
    pins: readPins(),
    live: team.live(),
    store: hashes(path.join(team.releases, 'builders')),
  }).toEqual(before)
})

test('an area is made by one command, released, and reached by the bar, a phone’s menu and the footer', async ({
  page,
  request,
}) => {
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'platform/new/newArea.ts', 'area', 'gardens'], {
    cwd: team.folder,
    encoding: 'utf8',
  })
  expect([made.status, made.stdout + made.stderr]).toEqual([0, expect.stringContaining('Made the area gardens.')])
  // Together: the shell knows the areas by name, and the site is composed with the area's own first release.
  run('release', 'shell', 'gardens')
  stop()
  stop = await serveTeam(team, ['gardens'])

  // The narrowest window that shows the bar has room for it.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`${origin}/contact`)
  await hydrated(page)
  const isSame = await keeping(page)
  const isShown = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Gardens' })).toBeVisible()
    await expect(page).toHaveTitle('Gardens | Sovran')
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('banner').getByRole('link', { name: 'Gardens' }).click()
  await isShown()
  await page.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(page).toHaveURL(`${origin}/contact`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Gardens' }).click()
  await isShown()
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gardens' }).click()
  await isShown()
  // The visitor has gone from area to area without a document load.
  await isSame()
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).toContain('/sovran-gardens<')
})

test('an area that is removed from the registry is gone with the shell’s next change', async ({ request }) => {
  rmSync(path.join(team.folder, 'mf-gardens'), { recursive: true })
  team.edit('shared-ui/src/areas.ts', /^ .*name: 'gardens'.*\n/m, '')
  // To the shell that has never known it, without a build.
  run('rollback', 'shell')
  expect((await request.get(`${origin}/sovran-gardens`)).status()).toBe(404)
  expect((await request.get(`${origin}/sovran-design`)).status()).toBe(200)
})
