import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { areaNames } from 'shared-ui/areas'
import { alive, lifeOf, watch } from '../support/alive.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut, type Team, type Unit } from './team.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const origin = 'http://localhost:4560'

let team: Team
let stop = () => {}
let previous: Record<Unit, string>
let next: Record<Unit, string>

const readPins = () => JSON.parse(readFileSync(path.join(team.releases, 'pins.json'), 'utf8')) as Record<Unit, string>

/** Makes these releases the live ones. */
function pin(pins: Partial<Record<Unit, string>>) {
  writeFileSync(path.join(team.releases, 'pins.json'), JSON.stringify({ ...readPins(), ...pins }))
  const { status, output } = team.run('compose')
  expect(status, output).toBe(0)
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  team = checkOut(
    'skew',
    4560,
    areaNames.map((name) => `mf-${name}`),
  )
  previous = readPins()
  team.edit('shell/src/App.tsx', '<Footer />', '<p>The next shell</p><Footer />')
  for (const area of areaNames) team.change(area, `The next ${area}`)
  const { status, output } = team.run('release', '--all')
  expect(status, output).toBe(0)
  next = readPins()
  stop = await serveTeam(team)
})

test.afterAll(() => stop())

const isThere = (page: Page, unit: Unit) => page.getByText(`The next ${unit}`, { exact: true })

/** Visits every area by links and then by documents, and fills in a field. Expects no error and no replaced part. */
async function journey(page: Page, check: (unit: Unit) => Promise<void>) {
  const lines = await watch(page)
  await page.goto(`${origin}/`)
  await alive(page)
  await check('company')
  for (const area of ['design', 'builders', 'interiors'] as const) {
    await page.locator(`a[href="/sovran-${area}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(`${origin}/sovran-${area}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check(area)
    if (area === 'builders') {
      const form = page.getByRole('form', { name: 'Builders contact form' })
      await form.getByLabel('Name').fill('Mary Somerville')
      await page.locator('a[href="/sovran-builders/residential/renovations"]').first().dispatchEvent('click')
      await expect(page).toHaveURL(/residential\/renovations$/)
    }
    await page.locator('a[href="/"]').first().dispatchEvent('click')
    await expect(page).toHaveURL(`${origin}/`)
  }
  const { replaced, violations } = await lifeOf(page)
  expect({ lines, replaced: replaced.filter((html) => /^<(main|header|footer)/.test(html)), violations }).toEqual({
    lines: [],
    replaced: [],
    violations: [],
  })
  for (const area of ['about', 'sovran-design', 'sovran-builders', 'sovran-interiors']) {
    await page.goto(`${origin}/${area}`)
    await alive(page)
  }
  expect(lines).toEqual([])
}

test('the next shell runs every area’s previous release', async ({ page }) => {
  pin({ ...previous, shell: next.shell })
  await journey(page, async (area) => {
    await expect(isThere(page, area)).toHaveCount(0)
    await expect(isThere(page, 'shell')).toBeVisible()
  })
})

test('every area’s next release runs in the previous shell', async ({ page }) => {
  pin({ ...next, shell: previous.shell })
  await journey(page, async (area) => {
    await expect(isThere(page, area)).toBeVisible()
    await expect(isThere(page, 'shell')).toHaveCount(0)
  })
})

for (const ahead of [
  ['company', 'builders'],
  ['design', 'interiors'],
] as const) {
  test(`the next releases of ${ahead.join(' and ')} run beside previous ones`, async ({ page }) => {
    pin({ ...previous, ...Object.fromEntries(ahead.map((area) => [area, next[area]])) })
    await journey(page, async (shown) => {
      await expect(isThere(page, shown)).toHaveCount(ahead.some((area) => area === shown) ? 1 : 0)
    })
  })
}

test('a remote that is built again changes no byte of the shell’s build', () => {
  pin(next)
  team.edit('mf-builders/src/area.ts', /^/, '// Another word.\nObject.assign(globalThis, { isChanged: true })\n')
  const { status, output } = team.run('release', 'shell', 'builders')
  expect(status, output).toBe(0)
  const { shell, builders } = readPins()
  expect(shell).toBe(next.shell)
  expect(builders).not.toBe(next.builders)
})

test('an area that uses a new export of the shell is refused alone, and goes live together with it', () => {
  const live = team.live()
  team.edit('shared-ui/src/router.tsx', /$/, "\nexport const newest = 'newest'\n")
  const use = "import { newest } from 'shared-ui/router'\nObject.assign(globalThis, { newest })\n"
  team.edit('mf-builders/src/area.ts', /^/, use)
  const { status, output } = team.run('release', 'builders')
  expect([status, team.live()]).toEqual([1, live])
  expect(output).toMatch(
    /builders@\w+ uses newest of shared-ui\/router, which shell@\w+ does not provide\. Release the shell first, with it: npm run release -- shell /,
  )
  const both = team.run('release', 'shell', 'builders')
  expect(both.status, both.output).toBe(0)
})

test('a shell that has lost an export, and speaks another contract, is refused for both reasons', () => {
  const live = team.live()
  team.edit('shared-ui/src/router.tsx', "\nexport const newest = 'newest'\n", '')
  team.edit('shared-ui/src/contract.ts', 'contractVersion = 1', 'contractVersion = 2')
  const { status, output } = team.run('release', 'shell')
  expect([status, team.live()]).toEqual([1, live])
  expect(output).toMatch(
    /shell@\w+ does not provide newest of shared-ui\/router, which builders@\w+ uses\. Release builders first, without it: npm run release -- builders/,
  )
  expect(output).toMatch(
    /company@\w+ speaks contract 1.*, shell@\w+ contract 2\. Release what speaks another one in one command: npm run release -- shell company design builders interiors/,
  )
})
