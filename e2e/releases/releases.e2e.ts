import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { alive } from '../support/alive.ts'
import { hashes } from './hashes.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut, type Team } from './team.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const origin = 'http://localhost:4540'

let team: Team
let stop = () => {}
let changes = 0

test.beforeAll(async () => {
  test.setTimeout(180_000)
  team = checkOut('releases', 4540, ['mf-builders'])
  const { status, output } = team.run('compose')
  expect(status, output).toBe(0)
  stop = await serveTeam(team)
})

test.afterAll(() => stop())

/** Puts new words on every builders page, and answers them. */
function change() {
  changes++
  team.change('builders', `Changed ${changes}`)
  return `Changed ${changes}`
}

function release() {
  const { status, output } = team.run('release', 'builders')
  expect(status, output).toBe(0)
}

const isBuilders = (file: string) =>
  /^(sovran-builders|r\/builders)\/|^sitemap\.xml|^\.(routing|files)\.json/.test(file)

const ofOthers = () => ({
  pages: hashes(`${team.site}/`, isBuilders),
  ...Object.fromEntries(
    ['shell', 'company', 'design', 'interiors'].map((unit) => [unit, hashes(path.join(team.releases, unit))]),
  ),
})

const pin = () => JSON.parse(readFileSync(path.join(team.releases, 'pins.json'), 'utf8')).builders as string

/** Follows a link of the page to an address, waits for that page, and expects no document load. */
async function follow(page: Page, address: string, faults: readonly string[]) {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(origin + address)
  await expect(heading).not.toHaveText(before, { useInnerText: true })
  expect(await page.evaluate(() => 'isSameDocument' in window), faults.join('\n')).toBe(true)
}

test('a team releases while the site runs: no other team’s page or asset changes, and open pages still work', async ({
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
  await alive(page)

  for (const _release of [1, 2]) {
    const word = change()
    release()
    expect(ofOthers()).toEqual(before)
    const visitor = await browser.newPage()
    await visitor.goto(`${origin}/sovran-builders`)
    await expect(visitor.getByText(word, { exact: true })).toBeVisible()
    await alive(visitor)
    await visitor.close()
  }

  // The page was opened before these releases, and has never fetched this chunk.
  await follow(page, '/sovran-builders/residential/renovations', faults)
  await expect(page.getByText(/^Changed/)).toHaveCount(0)
  await follow(page, '/', faults)
  expect(faults).toEqual([])
})

test('a page that is older than a release of another area gets that release whole', async ({ page }) => {
  await page.goto(`${origin}/`)
  await alive(page)
  const word = change()
  release()
  await page.locator('a[href="/sovran-builders"]').first().dispatchEvent('click')
  await expect(page.getByText(word, { exact: true })).toBeVisible()
  await alive(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an unchanged area releases nothing', () => {
  const before = { pin: pin(), live: team.live(), store: hashes(path.join(team.releases, 'builders')) }
  const { status, output } = team.run('release', 'builders')
  expect([status, output]).toEqual([
    0,
    expect.stringContaining(`builders is unchanged: ${before.pin} is live already.`),
  ])
  expect({ pin: pin(), live: team.live(), store: hashes(path.join(team.releases, 'builders')) }).toEqual(before)
})

test('a team goes back without a build, and forward again', async ({ page }) => {
  const from = pin()
  // A build empties this folder first.
  const built = path.join(team.folder, 'mf-builders/dist')
  writeFileSync(path.join(built, 'left-by-the-test'), '')
  const { status, output, seconds } = team.run('rollback', 'builders')
  expect(status, output).toBe(0)
  process.stdout.write(`\nrollback: ${seconds.toFixed(2)} s\n`)
  expect(readdirSync(built)).toContain('left-by-the-test')
  expect(pin()).not.toBe(from)
  await page.goto(`${origin}/sovran-builders`)
  await expect(page.getByText(`Changed ${changes - 1}`, { exact: true })).toBeVisible()
  const forward = team.run('rollback', 'builders', from.slice(0, 6))
  expect(forward.status, forward.output).toBe(0)
  expect(pin()).toBe(from)
  // One live release of each unit.
  expect(team.run('releases').output.match(/live/g)).toHaveLength(5)
})

/** The files of the builders' releases in the store, without assets that no release names. */
function namedFiles(): Record<string, string> {
  const folder = path.join(team.releases, 'builders')
  const all = hashes(folder)
  const assets = new Set(
    Object.keys(all)
      .filter((file) => /^[^/]+\/release\.json$/.test(file))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')).assets)),
  )
  const isNamed = (file: string) =>
    !file.startsWith('assets/') || assets.has(file.slice('assets/'.length).replace(/\.(br|gz)$/, ''))
  // A refused release may remove unnamed assets that were there before. It may leave none of its own.
  return Object.fromEntries(Object.entries(all).filter(([file]) => isNamed(file)))
}

test('a release that does not render is refused, and the site stays as it was', async ({ page }) => {
  const before = { pin: pin(), live: team.live(), store: namedFiles() }
  team.change('builders', `Changed ${changes}`, 'fake')
  const { status, output } = team.run('release', 'builders')
  team.change('builders', `Changed ${changes}`)
  expect(status).toBe(1)
  expect(output).toMatch(/builders@\w+ does not render \/sovran-builders: fake/)
  // It stays stored, so that it can be made live once the reason is gone.
  expect(output).toMatch(/stays stored for a week.*npm run live -- builders \w+/)
  expect({ pin: pin(), live: team.live() }).toEqual({ pin: before.pin, live: before.live })
  expect(namedFiles()).toMatchObject(before.store)
  await page.goto(`${origin}/sovran-builders`)
  await expect(page.getByText(`Changed ${changes}`, { exact: true })).toBeVisible()
  await alive(page)
})

for (const [what, from, to, words] of [
  ['types do not fit', "title: 'Construction'", 'title: 42', 'builders: its types do not fit'],
  ['sources do not build', /$/, '\nexport const broken = {;', /builders: its (\w+ build fails|types do not fit)/],
] as const)
  test(`a release whose ${what} is refused with one message, and the site stays as it was`, () => {
    const before = { pin: pin(), live: team.live(), store: namedFiles() }
    const file = path.join(team.folder, 'mf-builders/src/menu.ts')
    const whole = readFileSync(file, 'utf8')
    team.edit('mf-builders/src/menu.ts', from, to)
    const { status, output } = team.run('release', 'builders')
    writeFileSync(file, whole)
    expect(status).toBe(1)
    expect(output).toMatch(words)
    expect(output).toContain('menu.ts')
    expect(output.match(/Nothing was released and the site is as it was\./g)).toHaveLength(1)
    // The other builds were ended, and have left nothing.
    expect(output).not.toContain('built in')
    expect(readdirSync(path.join(team.folder, 'mf-builders/dist')).filter((name) => /^\d+$/.test(name))).toEqual([])
    expect({ pin: pin(), live: team.live(), store: namedFiles() }).toEqual(before)
  })

test('a compose that is killed midway leaves the site as it was, and the next one succeeds', async () => {
  const before = { live: team.live(), site: hashes(`${team.site}/`) }
  const interrupted = spawn(process.execPath, ['--import', 'tsx', 'platform/release/main.ts', 'compose'], {
    cwd: team.folder,
    env: team.env,
    stdio: 'ignore',
  })
  const sites = path.join(team.releases, 'sites')
  const count = () => readdirSync(sites).length
  const sitesBefore = count()
  await expect.poll(count, { intervals: [20], timeout: 30_000 }).toBeGreaterThan(sitesBefore)
  interrupted.kill('SIGKILL')
  expect({ live: team.live(), site: hashes(`${team.site}/`) }).toEqual(before)
  expect((await fetch(`${origin}/about`)).status).toBe(200)
  const { status, output } = team.run('compose')
  expect(status, output).toBe(0)
  expect(hashes(`${team.site}/`)).toEqual(before.site)
})

test('two teams at once: both are live in the end', async () => {
  const run = (...args: string[]) =>
    new Promise<number | null>((resolve) =>
      spawn(process.execPath, ['--import', 'tsx', 'platform/release/main.ts', ...args], {
        cwd: team.folder,
        env: team.env,
        stdio: 'ignore',
      }).once('exit', resolve),
    )
  const from = pin()
  expect(await Promise.all([run('rollback', 'builders'), run('compose'), run('compose')])).toEqual([0, 0, 0])
  expect(pin()).not.toBe(from)
  const { areas } = JSON.parse(
    /id="site">([^<]*)</.exec(readFileSync(path.join(team.site, 'sovran-builders/index.html'), 'utf8'))?.[1] ?? '',
  )
  expect(areas.builders.release).toBe(pin())
})
