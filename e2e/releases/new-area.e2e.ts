import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { alive } from '../support/alive.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut } from './team.ts'

test.describe.configure({ mode: 'serial' })

const origin = 'http://localhost:4600'

let team: ReturnType<typeof checkOut>
let stop = () => {}

test.beforeAll(() => {
  team = checkOut('new-area', 4600, [])
  team.env.GARDENS_PORT = '4609'
})

test.afterAll(() => stop())

test('an area is made by one command, released and visited', async ({ page, request }) => {
  test.setTimeout(240_000)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'platform/new/newArea.ts', 'area', 'gardens'],
    { cwd: team.folder, encoding: 'utf8' },
  )
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Made the area gardens.')])
  // Together: the shell knows the areas by name, and the site is composed with the area's own first release.
  const release = team.run('release', 'shell', 'gardens')
  expect(release.status, release.output).toBe(0)
  stop = await serveTeam(team, ['gardens'])

  // The narrowest window that shows the bar has room for it.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`${origin}/contact`)
  await alive(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
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
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).toContain('/sovran-gardens<')
})

test('the same name is refused', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'platform/new/newArea.ts', 'area', 'gardens'],
    { cwd: team.folder, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([1, expect.stringContaining('gardens has that name or address already')])
})

test('an area that is removed from the registry is gone with the shell’s next change', async ({ request }) => {
  rmSync(path.join(team.folder, 'mf-gardens'), { recursive: true })
  const registry = path.join(team.folder, 'shared-ui/src/areas.ts')
  writeFileSync(registry, readFileSync(registry, 'utf8').replace(/^ .*name: 'gardens'.*\n/m, ''))
  // To the shell that has never known it, without a build.
  const { status, output } = team.run('rollback', 'shell')
  expect(status, output).toBe(0)
  expect((await request.get(`${origin}/sovran-gardens`)).status()).toBe(404)
  expect((await request.get(`${origin}/sovran-design`)).status()).toBe(200)
})
