import { serveTeam } from '../releases/serveTeam.ts'
import { checkOut } from '../releases/team.ts'
import { follow } from '../support/follow.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './test.ts'

const origin = 'http://localhost:4640'

test('a page that was open during a release shows what is live now', async ({ page }) => {
  test.setTimeout(240_000)
  const team = checkOut('engines', 4640, ['mf-builders'])
  const compose = team.run('compose')
  expect(compose.status, compose.output).toBe(0)
  const stop = await serveTeam(team)
  try {
    await page.goto(`${origin}/contact`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }) && undefined)
    team.change('builders', 'Changed since the page was opened')
    const release = team.run('release', 'builders')
    expect(release.status, release.output).toBe(0)
    await follow(page, '/sovran-builders')
    await expect(page.getByText('Changed since the page was opened')).toBeVisible({ timeout: 20_000 })
    await hydrated(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => 'isSameDocument' in window), 'no document was loaded').toBe(true)
  } finally {
    stop()
  }
})
