import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { isAnswering } from '../support/isAnswering.ts'
import { checkOut } from './team.ts'

const shell = 'http://localhost:5173'

// Every developer's servers have this port.
const isTaken = () => isAnswering(shell)

test('an edit under npm run dev reaches the open page, which keeps its state', async ({ page }) => {
  test.skip(await isTaken(), 'Development servers are running on this machine, and their ports are fixed.')
  test.setTimeout(180_000)
  const team = checkOut('dev', 4590, ['mf-builders'])
  const env = { ...team.env, ENQUIRIES_PORT: '4595', ENQUIRIES_DIR: path.join(team.folder, 'enquiries') }
  const servers = spawn(process.execPath, ['--import', 'tsx', 'shell/dev/dev.ts', 'builders'], {
    cwd: team.folder,
    env,
    stdio: 'ignore',
    detached: true,
  })
  try {
    await expect.poll(isTaken, { timeout: 60_000 }).toBe(true)
    const heading = page.locator('main h1')
    // The first visit makes the servers bundle what they serve, and may load the page twice.
    await expect(async () => {
      await page.goto(`${shell}/sovran-builders`)
      await expect(heading).toBeVisible({ timeout: 15_000 })
    }).toPass({ timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    const hero = page.locator('main img').first()
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.evaluate(() => Object.assign(window, { isStillOpen: true }))

    team.edit('mf-builders/src/pages/sections/Promo.tsx', '{text}</span>', '{text} Edited.</span>')
    await expect(page.getByText('Edited.')).toBeVisible({ timeout: 20_000 })
    team.edit('mf-builders/src/pages/sections/Promo.module.css', 'font-weight: 400;', 'font-style: italic;')
    await expect(page.getByText('Edited.')).toHaveCSS('font-style', 'italic', { timeout: 20_000 })
    expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true)
  } finally {
    // All of them: each server is a process of its own.
    if (servers.pid) process.kill(-servers.pid, 'SIGTERM')
  }
})
