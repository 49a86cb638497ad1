import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { still } from '../support/visitor.ts'
import { buildForeignArea } from './foreignArea/build.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut } from './team.ts'

test.use(still)

const origin = 'http://localhost:4660'

let stop = () => {}
test.afterAll(() => stop())

/** What the browser refuses or reports on a page. */
function faultsOn(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return faults
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const follow = (page: Page, address: string) => page.locator(`a[href="${address}"]`).first().dispatchEvent('click')

test('an area that Rspack has built is released, hydrated with our React, crossed, and rolled back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const team = checkOut('foreign', 4660, [])
  const folder = await buildForeignArea(path.join(team.folder, 'foreign'))
  const released = team.run('release', 'design', '--from', folder)
  expect(released.status, released.output).toBe(0)
  stop = await serveTeam(team)

  const faults = faultsOn(page)
  const answer = await page.goto(`${origin}/sovran-design`)
  expect(await answer?.text()).toContain('<h1>Studio</h1>')
  expect(answer?.headers()).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script)',
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
  })
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await expect(heading(page, 'Studio')).toHaveCSS('color', 'rgb(10, 20, 30)')
  await page.getByRole('button', { name: 'Counted 0' }).click()
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the plans' }).click()
  await expect(page.getByText('The plans are here')).toBeVisible()

  await follow(page, '/sovran-design/models')
  await page.getByRole('button', { name: 'Turned 0' }).click()
  await expect(page.getByRole('button', { name: 'Turned 1' })).toBeVisible()
  await follow(page, '/about')
  await expect(page).toHaveTitle(/About/)
  await follow(page, '/sovran-design')
  await expect(heading(page, 'Studio')).toHaveCSS('color', 'rgb(10, 20, 30)')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(faults).toEqual([])

  // A visitor whose copy of a lazy chunk was tampered with on the way does not run it.
  const lazy = readdirSync(path.join(folder, 'assets')).find((name) =>
    readFileSync(path.join(folder, 'assets', name), 'utf8').includes('The plans are here'),
  )
  const tampered = await browser.newPage()
  await tampered.route(`**/${lazy}`, async (route) => {
    const whole = await (await fetch(route.request().url())).text()
    await route.fulfill({ contentType: 'text/javascript', body: whole.replace('are here', 'are gone') })
  })
  const refused = faultsOn(tampered)
  await tampered.goto(`${origin}/sovran-design`)
  await hydrated(tampered)
  await tampered.getByRole('button', { name: 'Show the plans' }).click()
  await expect.poll(() => refused.join()).toContain('integrity')
  await expect(tampered.getByText('The plans are gone')).toHaveCount(0)

  const back = team.run('rollback', 'design')
  expect(back.status, back.output).toBe(0)
  await page.goto(`${origin}/sovran-design`)
  await hydrated(page)
  await expect(heading(page, 'Studio')).toHaveCount(0)
})
