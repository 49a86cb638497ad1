import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { contractVersion } from 'shared-page/contract'
import { filesIn, writeAtomically, writeJson } from '../../platform/base/files.ts'
import { hydrated, visit, watch } from '../support/hydrated.ts'
import { checkOut, serveTeam, type Team } from './team.ts'

// Releases as visitors notice them. The tests run in order on one store, because a build takes many seconds. The commands
// are tested in tutorial.e2e.ts; refused, interrupted and damaged releases in platform/release, without builds.

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const origin = 'http://localhost:4700'
const words = 'The next builders'

let team: Team
let stop: () => Promise<unknown> = async () => {}
let next = ''

const liveVersion = (unit: string): string =>
  JSON.parse(readFileSync(path.join(team.releases, 'pins.json'), 'utf8'))[unit][0]

/** Runs the release tool, which must succeed, and returns its output. */
function run(...args: string[]) {
  const { status, output } = team.run(...args)
  expect(status, output).toBe(0)
  return output
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  team = checkOut('releases', 4700, ['mf-builders', 'mf-interiors'])
  team.change('builders', words)
  stop = await serveTeam(team)
  const output = run('release', 'shell', 'interiors', 'builders', '--draft')
  const [, interiors = '', builders = ''] = /interiors@(\w+), builders@(\w+)/.exec(output) ?? []
  next = builders
  // The same sources have the same version wherever they are built. An area that bundles a library is an exception: its
  // server build contains the library's path, which differs in this checkout.
  expect(interiors).toBe(liveVersion('interiors'))
  // The live site also contains the drafts' files.
  run('release')
})

test.afterAll(() => stop())

const isThere = (page: Page) => page.getByText(words, { exact: true })

/** Follows a link on the page, and waits for the new page. */
async function follow(page: Page, address: string) {
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(origin + address)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before, { useInnerText: true })
}

/** Marks the page's document. The returned function expects the document to be the same. */
async function keeping(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return async () => expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

/** The content of every file of the live site that does not belong to builders. */
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

  // The page was open before the release, and has not fetched this chunk yet.
  const isSame = await keeping(page)
  await follow(page, '/sovran-builders/residential/renovations')
  await expect(isThere(page)).toHaveCount(0)
  await follow(page, '/')
  await isSame()
  expect(faults).toEqual([])

  // A page of another area that is older than the release loads the whole new release.
  await follow(elsewhere, '/sovran-builders')
  await expect(isThere(elsewhere)).toBeVisible()
  await elsewhere.close()
})

test('an external area without JavaScript joins the site', async ({ page, request }) => {
  const folder = path.join(team.folder, 'gardens')
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'makeGardens.mjs'), folder])
  expect(status).toBe(0)
  const offers = () => request.get(`${origin}/offers.json`)
  const before = await (await offers()).text()
  run('release', '--from', folder)
  rmSync(folder, { recursive: true })
  const response = await offers()
  const { gardens, ...others } = await response.json()
  expect(gardens.map(({ id }: { id: string }) => id)).toEqual(['pond', 'flower-bed'])
  expect(JSON.stringify(others)).toBe(before)
  const { 'content-type': type, 'cache-control': cache, etag } = response.headers()
  expect([type, cache, etag]).toEqual(['application/json; charset=utf-8', 'no-cache', expect.any(String)])
  const lines = await watch(page)
  await visit(page, `${origin}/contact`)
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).pathname))
  // A link to the area loads its document immediately and without an error. The area's own script runs, and nothing of
  // the shell is fetched.
  await page.getByRole('banner').getByRole('link', { name: 'Gardens' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gardens' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('counted')
  await expect(page.getByRole('img', { name: 'A pond' })).toHaveJSProperty('complete', true)
  await page.mouse.move(200, 200)
  await page.getByRole('main').getByRole('link', { name: '/gardens/ponds' }).click()
  await expect(page).toHaveURL(`${origin}/gardens/ponds`)
  await page.getByRole('main').getByRole('link', { name: '/contact' }).click()
  await expect(page).toHaveURL(`${origin}/contact`)
  await hydrated(page)
  const documents = asked.filter((each) => ['/gardens', '/gardens/ponds', '/contact'].includes(each))
  expect(documents).toEqual(['/gardens', '/gardens/ponds', '/contact'])
  const ofGardens = asked.slice(asked.indexOf('/gardens'), asked.lastIndexOf('/contact'))
  expect(ofGardens.filter((each) => /^\/r\/shell\/assets\/.*\.js$|reports/.test(each))).toEqual([])
  expect(lines).toEqual([])
  const answer = await request.get(`${origin}/gardens/old`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/gardens'])
  expect((await request.get(`${origin}/gardens/none`)).status()).toBe(404)
  run('rollback', 'gardens', 'none')
  expect((await request.get(`${origin}/gardens`)).status()).toBe(404)
  expect(await (await offers()).text()).toBe(before)
})

test('a container from another build setup renders its pages', async ({ page }) => {
  // e2e/site/foreign is built with the plugin's defaults. Its files get the hashes in their names that a release must
  // have.
  const [from, folder] = [path.join(import.meta.dirname, '../site/foreign'), path.join(team.folder, 'foreign')]
  const hashed = (text: string) => text.replaceAll('remoteEntry.js', 'remoteEntry-12345678.js')
  const assets = filesIn(from).map(hashed)
  for (const name of filesIn(from))
    writeAtomically(path.join(folder, 'assets', hashed(name)), hashed(readFileSync(path.join(from, name), 'utf8')))
  const markup = '<div><h1>Foreign area</h1><button type="button">Pressed 0</button></div>'
  writeAtomically(path.join(folder, 'pages/index.html'), markup)
  const head = { title: 'Foreign', description: 'An area from elsewhere.', main: 'pages/index.html' }
  writeJson(path.join(folder, 'table.json'), {
    pages: [{ pattern: '/foreign', paths: { '/foreign': head } }],
    menu: {},
  })
  const area = { prefix: '/foreign', team: 'foreign' }
  const entry = 'assets/remoteEntry-12345678.js'
  const files = assets.map((name) => `assets/${name}`).filter((file) => file !== entry)
  const shared = { react: '^19.0.0' }
  const said = { format: 2, unit: 'foreign', contract: contractVersion, area, entry, files, shared, assets }
  writeJson(path.join(folder, 'release.json'), said)
  run('release', '--from', folder)
  const lines = await watch(page)
  await visit(page, `${origin}/foreign`)
  await page.getByRole('button', { name: 'Pressed 0' }).click()
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  expect(lines).toEqual([])
  run('rollback', 'foreign', 'none')
})
