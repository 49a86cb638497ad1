import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { areaNames } from '../../platform/base/project.ts'
import { signalProcess } from '../../platform/serve/signalProcess.ts'
import { checkOut, isAnswering, type Team } from './team.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const port = 4660
const shell = `http://localhost:${port}`
const builders = `http://localhost:${port + 3}`

let team: Team
let servers: ChildProcess | undefined

test.beforeAll(async () => {
  test.setTimeout(240_000)
  team = checkOut(
    'dev',
    port + 20,
    areaNames.map((name) => `mf-${name}`),
  )
  const own = { ENQUIRIES_PORT: `${port + 8}`, ENQUIRIES_DIR: path.join(team.folder, 'enquiries') }
  const env = { ...team.env, DEV_PORT: `${port}`, ...own }
  servers = spawn('npm', ['run', 'dev'], { cwd: team.folder, env, stdio: 'ignore', detached: true })
  for (const address of [shell, builders])
    await expect.poll(() => isAnswering(address), { timeout: 120_000 }).toBe(true)
})

// Signals the whole process group, because each server is a separate process.
test.afterAll(() => servers?.pid && signalProcess(-servers.pid, 'SIGINT'))

/** Opens the builders' front page. On the first visit the servers bundle dependencies and may reload the page. */
async function open(page: Page) {
  await expect(async () => {
    await page.goto(`${shell}/sovran-builders`)
    await expect(page.locator('main h1')).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
}

test('an edit reaches the open page, which keeps its state', async ({ page }) => {
  await open(page)
  const hero = page.locator('main img').first()
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }))

  team.edit('mf-builders/src/pages/bands/Promo.tsx', '{text}</span>', '{text} Edited.</span>')
  await expect(page.getByText('Edited.')).toBeVisible({ timeout: 20_000 })
  team.edit('mf-builders/src/pages/bands/Promo.module.css', 'font-weight: 400;', 'font-style: italic;')
  await expect(page.getByText('Edited.')).toHaveCSS('font-style', 'italic', { timeout: 20_000 })
  expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true)
})

test('an edit of the menu arrives through Vite’s own origin', async ({ page }) => {
  await page.goto(`${builders}/r/builders/`)
  await expect(page).toHaveURL(`${shell}/sovran-builders`)
  const shows = (name: string) =>
    expect(async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Build\b/ })
        .hover()
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
  await shows('All building services')
  team.edit('mf-builders/src/menu.ts', 'All building services', 'All our building services')
  await shows('All our building services')
})

/** Breaks and repairs the band that the previous edits changed. */
const fault = (from: string, to: string) => team.edit('mf-builders/src/pages/bands/Promo.tsx', from, to)

test('an error while rendering is shown until it is fixed', async ({ page }) => {
  await open(page)
  fault('Edited.', "Edited.{JSON.parse('no JSON')}")
  await expect(page.getByText(/Unexpected token.*no JSON/).first()).toBeVisible({ timeout: 20_000 })
  fault("{JSON.parse('no JSON')}", '')
  await expect(page.getByText('Edited.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Unexpected token/)).toHaveCount(0)
})
