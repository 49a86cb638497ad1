import { expect, test } from 'playwright/test'
import { alive } from '../support/alive.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut, type Team } from './team.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const origin = 'http://localhost:4570'

let team: Team
let stop = () => {}
let version = ''
let trial = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  team = checkOut('preview', 4570, ['mf-builders'])
  team.change('builders', 'The next builders')
  const composed = team.run('compose')
  expect(composed.status, composed.output).toBe(0)
  const { status, output } = team.run('release', 'builders', '--draft')
  expect(status, output).toBe(0)
  ;[, version = ''] = /Stored builders@(\w+)/.exec(output) ?? []
  ;[trial = ''] = /http:\S+\/_try\/\S+/.exec(output) ?? []
  stop = await serveTeam(team)
})

test.afterAll(() => stop())

test('a draft is tried as a whole site by one browser, which says so on every page, and is left again', async ({
  page,
  browser,
}) => {
  const next = page.getByText('The next builders', { exact: true })
  const badge = page.getByRole('complementary', { name: 'Preview' })
  await page.goto(`${origin}/sovran-builders`)
  await alive(page)
  await expect(next).toHaveCount(0)

  await page.goto(trial)
  await expect(page).toHaveURL(`${origin}/`)
  await alive(page)
  await expect(badge).toContainText(`Trying builders@${version}`)
  // To the tried area without a document load: the live page's pointers are those of the tried site.
  await page.locator('a[href="/sovran-builders"]').first().dispatchEvent('click')
  await expect(next).toBeVisible()
  await expect(badge).toBeVisible()
  // Prerendered, too.
  expect(await (await page.request.get(`${origin}/sovran-builders`)).text()).toContain('The next builders')
  expect((await page.request.get(`${origin}/sovran-builders/nowhere`)).status()).toBe(404)

  const visitor = await browser.newPage()
  await visitor.goto(`${origin}/sovran-builders`)
  await alive(visitor)
  await expect(visitor.getByText('The next builders', { exact: true })).toHaveCount(0)
  await visitor.close()

  await badge.getByRole('button', { name: 'Back to the live site' }).click()
  await expect(page).toHaveURL(/\/\??$/)
  await page.goto(`${origin}/sovran-builders`)
  await alive(page)
  await expect(next).toHaveCount(0)
  await expect(badge).toHaveCount(0)
})

test('code from another origin is refused, with a message in the badge and in the console', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const value of ['https://elsewhere.example', 'http://localhost.elsewhere.example:5176']) {
    lines.length = 0
    await page.goto(`${origin}/sovran-builders?remote.builders=${encodeURIComponent(value)}`)
    await alive(page)
    expect(lines.join('\n')).toContain('was refused: only this machine (localhost, 127.0.0.1) may be named')
    await expect(page.getByRole('complementary', { name: 'Preview' }).getByRole('alert')).toContainText(
      'only this machine (localhost, 127.0.0.1) may be named',
    )
  }
  await page.goto(`${origin}/sovran-builders?remote.gardens=abcd`)
  await expect.poll(() => lines.join('\n')).toContain('there is no area gardens')
  expect(asked.filter((url) => url.startsWith('http') && new URL(url).hostname !== 'localhost')).toEqual([])
})

test('the outlines name each area with its version and weight', async ({ page }) => {
  await page.goto(`${origin}/sovran-builders?boundaries`)
  await expect(page.getByText(/^builders · [0-9a-f]{12} · \d+\.\d KiB$/)).toBeVisible()
  await expect(page.getByText(/^shell · [0-9a-f]{12} · \d+\.\d KiB$/).first()).toBeVisible()
  await page.locator('a[href="/"]').first().dispatchEvent('click')
  await expect(page.getByText(/^company · [0-9a-f]{12} · \d+\.\d KiB$/)).toBeVisible()
})

test('other visitors fetch no code of the preview', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${origin}/sovran-builders`)
  await alive(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /preview|outline|badge/.test(url))).toEqual([])
})
